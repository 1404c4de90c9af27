import type {ContractSet} from './contracts';
import type {Option, Texts} from './options';
import type {Unsign} from './plain';
import type {Simulator} from './transport/server';
import type {WireRequest} from './transport/wire';

/** The docs version that a sandbox simulates. */
export type Material = {
  readonly contracts: ContractSet;
  /** The files in the folder of its signature vectors by name, e.g. keys. */
  readonly files: Readonly<Record<string, string>>;
  /** Folder of these files, as shown to the user. */
  readonly folder: string;
};

/** A simulator by rules; `takes` says which requests it handles. */
export type RuledSimulator = Simulator & {readonly takes: (request: WireRequest) => boolean};

/** Rules that simulate contracts of a docs version. */
export type Rules = {
  /** Whether an interface, e.g. `shop#createOrder`, has a rule; rules then simulate its whole contract. */
  readonly has: (interfaceName: string) => boolean;
  /** Starts the simulation of the contracts that have rules. */
  readonly start: (contracts: ContractSet) => Promise<RuledSimulator>;
  /** Verifies the signatures of calls to contracts with a signing scheme but without rules. */
  readonly unsign: Unsign;
};

/** What a business does with the options of the command line. */
export type Choice = {
  /** A text to print instead of starting. */
  readonly report?: string;
  /** Lines that tell a user how to call the sandbox, apart from its address; undefined for those of contracts without rules. */
  readonly greeting: (material: Material) => readonly string[] | undefined;
  /** @param print prints a line of the log */
  readonly rules: (material: Material, print: (line: string) => void) => Rules;
};

/** A simulation of contracts by rules, which a site may have. Without one, all responses come from the contracts' examples and schemas. */
export type Business = {
  /** Further options of the command line. */
  readonly options: Readonly<Record<string, Option>>;
  /** @throws OptionsError if the value of an option is invalid */
  readonly choose: (texts: Texts) => Choice;
};
