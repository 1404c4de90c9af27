import type {Compiler, RspackError} from '@rspack/core';
import {plainMessage} from '../bundle/page-mistakes';

/** Prints each mistake of a compilation, of which webpack-dev-server prints the number alone. */
export function printMistakes({hooks}: Compiler): void {
  hooks.done.tap('print-mistakes', ({compilation}) => {
    const messages = compilation.errors.map(({message}: RspackError) => plainMessage(message));
    new Set(messages).forEach((message) => console.error(message));
  });
}
