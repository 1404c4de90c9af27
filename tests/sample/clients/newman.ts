import {createRequire} from 'module';
import path from 'path';

type Newman = {
  readonly run: (
    options: {readonly collection: unknown; readonly envVar: readonly {key: string; value: string}[]},
    done: (error: Error | null, summary: Summary) => void,
  ) => void;
};

type Summary = {
  readonly run: {
    readonly executions: readonly {
      readonly item: {readonly name: string};
      readonly response?: {readonly code: number; readonly stream: Buffer};
    }[];
    readonly failures: readonly {
      readonly source: {readonly name?: string};
      readonly error: {readonly message: string};
    }[];
  };
};

export type Outcome = {
  readonly answers: readonly {readonly name: string; readonly status?: number; readonly body: string}[];
  readonly failures: readonly string[];
};

export function runCollection(collection: unknown, variables: Readonly<Record<string, string>>): Promise<Outcome> {
  const newman = createRequire(path.join(__dirname, '..', '..', 'clients', 'package.json'))('newman') as Newman;
  const envVar = Object.entries(variables).map(([key, value]) => ({key, value}));
  return new Promise((resolve, reject) => {
    newman.run({collection, envVar}, (error, {run}) => {
      if (error) return reject(error);
      resolve({
        answers: run.executions.map(({item, response}) => ({
          name: item.name,
          status: response?.code,
          body: response?.stream.toString() ?? '',
        })),
        failures: run.failures.map(({source, error: {message}}) => `${source.name ?? ''}: ${message}`),
      });
    });
  });
}
