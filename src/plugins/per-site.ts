/**
 * State of each site in this process, for all that hand over its folder alone, e.g. loaders of Rspack.
 *
 * @param make is called on the first use for a site
 */
export function perSite<State>(make: (siteDir: string) => State): (siteDir: string) => State {
  const states = new Map<string, {readonly state: State}>();
  return (siteDir) => {
    const known = states.get(siteDir) ?? {state: make(siteDir)};
    states.set(siteDir, known);
    return known.state;
  };
}
