import type {ContractSet} from './contracts';
import type {Option, Texts} from './options';
import type {Unsign} from './plain';
import type {Simulator} from './transport/server';
import type {WireRequest} from './transport/wire';

/** What a sandbox simulates: a docs version. */
export type Material = {
  readonly contracts: ContractSet;
  /** The files beside its signature vectors by name, e.g. keys. */
  readonly files: Readonly<Record<string, string>>;
  /** Folder of these files, as shown to the user. */
  readonly folder: string;
};

/** A simulator by rules, and the requests that are for it. */
export type RuledSimulator = Simulator & {readonly takes: (request: WireRequest) => boolean};

/** What simulates the contracts of a docs version. */
export type Rules = {
  /** Whether there is a rule for an interface, e.g. `shop#createOrder`; a contract with one of them is simulated by rules. */
  readonly has: (interfaceName: string) => boolean;
  /** Starts the simulation of the contracts that have rules. */
  readonly start: (contracts: ContractSet) => Promise<RuledSimulator>;
  /** For contracts that are signed, but have no rules. */
  readonly unsign: Unsign;
};

/** The choice that the options of a business make. */
export type Choice = {
  /** What the program prints instead of starting. */
  readonly report?: string;
  /** What a user needs to call the sandbox, beside its address; by default what holds for contracts that are simulated as they are written. */
  readonly greeting: (material: Material) => readonly string[] | undefined;
  /** @param print prints a line of the log */
  readonly rules: (material: Material, print: (line: string) => void) => Rules;
};

/** The seam of the sandbox: how contracts are simulated by rules of their own. Without one, all are simulated as they are written. */
export type Business = {
  /** Options of the command line beside those of the sandbox. */
  readonly options: Readonly<Record<string, Option>>;
  /** @throws OptionsError when the value of an option is wrong */
  readonly choose: (texts: Texts) => Choice;
};
