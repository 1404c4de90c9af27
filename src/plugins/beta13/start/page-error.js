/**
 * In the browser: gives an error of a page, before React shows it, the text by which a build reports it. The development server knows the
 * places of the code, and prints the text too. The request is synchronous, as React renders the error in the same task.
 */
Error.stackTraceLimit = 100;

function explain(error) {
  if (!(error instanceof Error) || /^\[\w+\] /.test(error.message)) return;
  const request = new XMLHttpRequest();
  request.open('POST', '/__page-error', false);
  try {
    request.send(JSON.stringify({message: error.message, stack: error.stack, route: window.location.pathname}));
  } catch {
    return;
  }
  if (request.status === 200) Object.defineProperty(error, 'message', {value: request.responseText});
}

// React calls what handles events in the same way as what renders, but shows no error of it.
const isOfRendering = ({stack = ''}) =>
  stack.includes('invokeGuardedCallbackDev') && !stack.includes('executeDispatch');

// Before React's own listener, and that of webpack-dev-server.
window.addEventListener('error', ({error}) => error && isOfRendering(error) && explain(error), true);

// An error of a module itself, e.g. in an export of a page, reaches no listener.
__webpack_require__.i.push((options) => {
  const {factory} = options;
  options.factory = function (...input) {
    try {
      return factory.apply(this, input);
    } catch (error) {
      explain(error);
      throw error;
    }
  };
});
