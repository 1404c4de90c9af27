/**
 * In the browser: replaces the message of a page's error, before React shows it, by that of a build. The development server maps the code
 * to its source, and prints the message, too. The request is synchronous, as React renders the error in the same task.
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

// React calls event handlers in the same way as render functions, but shows no error screen for them.
const isOfRendering = ({stack = ''}) =>
  stack.includes('invokeGuardedCallbackDev') && !stack.includes('executeDispatch');

// Before the listeners of React and webpack-dev-server.
window.addEventListener('error', ({error}) => error && isOfRendering(error) && explain(error), true);

// An error while a module is evaluated, e.g. in an export of a page, does not reach listeners.
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
