/** What is wrong with the arguments of a command, by the error of `parseArgs` without its advice on arguments that begin with a dash. */
export const argumentMistake = ({message}: Error): string => message.split('. To specify')[0];
