/** Replaces hoist-non-react-statics in browsers: the one component that the router wraps, PendingNavigation, has no static members. */
const hoistStatics = <Component>(target: Component): Component => target;

export default hoistStatics;
