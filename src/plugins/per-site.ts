/**
 * State for each site in this process, for code that gets only the site's folder, e.g. loaders of Rspack.
 *
 * @param make creates the state of a site on first use
 */
export function perSite<State>(make: (siteDir: string) => State): (siteDir: string) => State {
  const states = new Map<string, {readonly state: State}>();
  return (siteDir) => {
    const known = states.get(siteDir) ?? {state: make(siteDir)};
    states.set(siteDir, known);
    return known.state;
  };
}
