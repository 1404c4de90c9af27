/** Where the signature of a request goes: not at all, into headers, or beside the parameters of a query, a JSON body or a form. */
export type Signing = 'none' | 'headers' | 'query' | 'body' | 'form';

/** How the schemes sign, by the name with which a contract chooses one (`x-signing`); none where a scheme cannot sign such a request. */
export const SCHEMES: Readonly<Record<string, (method: string, upload: boolean) => Signing | undefined>> = {
  v1: (method, upload) => (upload ? 'form' : method === 'GET' || method === 'DELETE' ? 'query' : 'body'),
  v3: (_, upload) => (upload ? undefined : 'headers'),
};
