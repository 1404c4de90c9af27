/** Where the signature of a request is sent: nowhere, in headers, or with the parameters of a query, a JSON body or a form. */
export type Signing = 'none' | 'headers' | 'query' | 'body' | 'form';

/** Where a scheme sends the signature of a request; undefined if it cannot sign such a request. */
export type Place = (method: string, upload: boolean) => Signing | undefined;

export const placeV1 = (method: string, upload: boolean): Signing =>
  upload ? 'form' : method === 'GET' || method === 'DELETE' ? 'query' : 'body';

export const placeV3: Place = (_, upload) => (upload ? undefined : 'headers');
