import React, {useCallback, useEffect, useState} from 'react';
import type {ComponentProps, ComponentType} from 'react';
import type Loading from '@theme/Loading';

type Loaded = Readonly<Record<string, unknown>>;
type Options<Loader> = {
  readonly loading: ComponentType<ComponentProps<typeof Loading>>;
  readonly loader: Loader;
};
type Render = (loaded: Loaded, props: object) => JSX.Element;
type Result = {readonly promise: Promise<unknown>; loaded?: Loaded; error?: Error};
type LoadableComponent = ComponentType & {readonly preload: () => Promise<unknown>};

function begin(load: () => Promise<Loaded>): Result {
  const note = (found: Partial<Result>) => Object.assign(result, found);
  const result: Result = {
    promise: load().then(
      (loaded) => note({loaded}),
      (error: Error) => {
        note({error});
        throw error;
      },
    ),
  };
  return result;
}

function loadable({loading: Wait}: Options<unknown>, load: () => Promise<Loaded>, render: Render): LoadableComponent {
  let result: Result | undefined;
  function Component(props: object): JSX.Element {
    result ??= begin(load);
    const {promise, loaded, error} = result;
    const [, setSettled] = useState<unknown>();
    const retry = useCallback(() => {
      result = undefined;
      setSettled({});
    }, []);
    useEffect(() => {
      const settle = () => setSettled(promise);
      if (!loaded) promise.then(settle, settle);
    }, [promise, loaded]);
    if (loaded) return render(loaded, props);
    return <Wait isLoading={!error} error={error} retry={retry} pastDelay={false} timedOut={false} />;
  }
  return Object.assign(Component, {preload: () => (result ??= begin(load)).promise});
}

/**
 * Replaces @docusaurus/react-loadable in browsers: components whose chunks are loaded when they are needed. The server needs the stock
 * one, which reports what a page consists of.
 */
export default function Loadable(options: Options<() => Promise<ComponentType>>): LoadableComponent {
  const load = async () => ({component: await options.loader()});
  return loadable(options, load, ({component}, props) => React.createElement(component as ComponentType, props));
}

/** A component that needs several modules, each loaded by a function under its own name. */
Loadable.Map = (
  options: Options<Readonly<Record<string, () => Promise<unknown>>>> & {readonly render: Render},
): LoadableComponent => {
  const load = async () =>
    Object.fromEntries(
      await Promise.all(Object.entries(options.loader).map(async ([name, loader]) => [name, await loader()] as const)),
    );
  return loadable(options, load, options.render);
};
