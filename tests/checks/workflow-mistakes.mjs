/** Reads workflows as JSON, and prints the errors of GitHub's parser. A program of its own, as Node can load the parser's JSON only without tsx. */
import {readFileSync} from 'node:fs';
import {convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow} from '@actions/workflow-parser';

async function mistakes(name, content) {
  const {context, value} = parseWorkflow({name, content}, new NoOperationTraceWriter());
  const template = value && (await convertWorkflowTemplate(context, value));
  const found = [
    ...context.errors.getErrors().map(({message}) => message),
    ...(template?.errors ?? []).map(({Message}) => Message),
  ];
  return [...new Set(found)];
}

const workflows = Object.entries(JSON.parse(readFileSync(0, 'utf8')));
const found = await Promise.all(workflows.map(async ([name, content]) => [name, await mistakes(name, content)]));
process.stdout.write(JSON.stringify(Object.fromEntries(found)));
