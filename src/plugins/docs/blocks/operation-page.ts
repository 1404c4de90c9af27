import type {Paragraph} from 'mdast';
import {fieldGroups, isWebhook, jsonOf, valuesText} from '../../../../contract';
import type {FieldGroup, LocatedOperation, Resolve} from '../../../../contract';
import * as words from '../../../../contract/words';
import pages from '../../../data/pages.json';
import type {Part, ReferenceData} from '../../../components/Reference/data';
import {component} from '../tree/nodes';
import type {ComponentNode, Content} from '../tree/nodes';
import type {FieldContext} from './context';
import {errorData} from './error-codes';
import {CLOSED} from './field-facts';
import {bodyDatum, fieldData, haveFolds, ruleText} from './field-list';
import {code, codeBlock} from './markdown';
import {operationLink} from './operation-link';

const texts = words.operations.reference;

/** Title of a group of fields: `请求字段`, `应答字段（data）`, `应答 404`. */
function titleOf({label, enveloped, side}: FieldGroup): string {
  if (enveloped) return words.interpolate(texts.data, {part: label});
  return side === 'request' && !label.includes(' ') ? words.interpolate(texts.fields, {part: label}) : label;
}

/** A paragraph that begins with the operation's summary and adds at most this many characters, e.g. `创建订单的请求。`, is left out. */
const NOTHING_MORE = 6;

const paragraphsOf = ({description}: FieldGroup): readonly string[] => description.split('\n\n');

/** Text above the fields of a part: description and media types. The envelope of responses is described once for the page. */
function introductionOf(group: FieldGroup, summary: string, {text}: FieldContext): Part['introduction'] {
  const {enveloped, mediaTypes, side, label} = group;
  if (enveloped) return undefined;
  const types =
    mediaTypes.length > 0 &&
    !label.endsWith(mediaTypes.join(words.text.list)) &&
    (side === 'response' || mediaTypes[0] !== 'application/json')
      ? words.interpolate(texts.mediaTypes, {
          types: mediaTypes.map((type) => `\`${type}\``).join(words.text.list),
        })
      : '';
  const paragraphs = paragraphsOf(group).filter(
    (paragraph) =>
      !(paragraph === CLOSED && group.fields.length > 0) &&
      !(paragraph.startsWith(summary) && paragraph.length <= summary.length + NOTHING_MORE),
  );
  return text([...paragraphs, types].filter(Boolean).join('\n\n'));
}

function followUpText({followUps}: FieldGroup, {text}: FieldContext): Part['more'] {
  if (followUps.length === 0) return undefined;
  const items = followUps.map((next) => {
    const {operation, called, description} = next;
    const target = operation ? operationLink(operation) : code(called);
    return `- ${[target, valuesText(next)].filter(Boolean).join(words.text.colon)}${words.text.stop}${description.replace(/\s+/g, ' ')}`;
  });
  return text(`${texts.next}\n\n${items.join('\n')}`);
}

function partOf(group: FieldGroup, summary: string, context: FieldContext): Part {
  const {fields} = group;
  return {
    title: titleOf(group),
    received: group.direction === 'received',
    introduction: introductionOf(group, summary, context),
    rules: ruleText(group.rules, context),
    body: group.body && group.listsBody ? bodyDatum(group.body, context) : undefined,
    fields: fields.length > 0 ? fieldData(fields, context) : undefined,
    closed: fields.length > 0 && paragraphsOf(group).includes(CLOSED) ? CLOSED : undefined,
    more: followUpText(group, context),
  };
}

const saysSomething = ({fields, listsBody, enveloped}: FieldGroup): boolean =>
  fields.length > 0 || listsBody || !enveloped;

/** The note about the envelope of responses, which a page shows once. */
export const envelopeNote = (located: LocatedOperation, resolve: Resolve): string =>
  fieldGroups(located, resolve).some((group) => group.enveloped && saysSomething(group))
    ? words.interpolate(texts.envelope, {link: `[${texts.envelopeLink}](${pages.envelope})`})
    : '';

/** Request fields, responses and error codes of an operation, as the component Reference. */
export function operationReference(located: LocatedOperation, context: FieldContext, resolve: Resolve): ComponentNode {
  const {operation} = located;
  const groups = fieldGroups(located, resolve).filter(saysSomething);
  const errors = errorData(
    operation,
    groups.filter(({side}) => side === 'request').flatMap(({fields}) => fields),
    context,
  );
  const explainsErrors = !isWebhook(operation) && Object.keys(context.common['x-errors']).length > 0;
  const parts: readonly Part[] = [
    ...groups.map((group) => partOf(group, operation.summary, context)),
    ...(explainsErrors
      ? [
          {
            title: words.errors.code,
            errors: errors.length > 0 ? errors : undefined,
            more: context.text(
              words.interpolate(words.errors.see, {link: `[${words.errors.common}](${pages.commonErrors})`}),
            ),
          },
        ]
      : []),
  ];
  const folds =
    errors.length > 0 || groups.some(({fields, body, listsBody}) => haveFolds(body && listsBody ? [body] : fields));
  return component('Reference', {operationId: operation.operationId, parts, folds} satisfies ReferenceData);
}

const isJson = (mediaType: string): boolean => /[/+]json\b/.test(mediaType);

/** Title of a part's examples, with the status for failures, or if several bodies of a successful response have examples. */
function exampleTitle(
  {label, side, succeeds}: FieldGroup,
  operation: LocatedOperation['operation'],
  isOnlyBody: boolean,
): string {
  if (side === 'request') return words.interpolate(texts.example, {part: label});
  if (!succeeds || !isOnlyBody)
    return words.interpolate(/[\w）]$/.test(label) ? texts.exampleSpaced : texts.example, {part: label});
  return isWebhook(operation) ? words.operations.parts.answer : texts.success;
}

/** An external example (`externalValue`): a link if the address is HTTP, else code. */
function exampleElsewhere(title: string, address: string): Paragraph {
  const place: Paragraph['children'][number] = /^https?:/i.test(address)
    ? {type: 'link', url: address, children: [{type: 'text', value: address}]}
    : {type: 'inlineCode', value: address};
  return {type: 'paragraph', children: [{type: 'text', value: title + words.text.colon}, place]};
}

/** The examples of an operation as titled code blocks. */
export function operationExamples(located: LocatedOperation, resolve: Resolve): Content {
  const groups = fieldGroups(located, resolve);
  const isOnlyBody = groups.filter(({succeeds, examples}) => succeeds && examples.length > 0).length < 2;
  return groups.flatMap((group) => {
    const areAlike = new Set(group.examples.map(({mediaType}) => mediaType)).size < 2;
    return group.examples.map(({mediaType, summary, description, value, externalValue}) => {
      const kind = exampleTitle(group, located.operation, isOnlyBody);
      const title = [
        areAlike ? kind : kind + words.interpolate(words.text.note, {note: mediaType}),
        summary,
        description,
      ]
        .filter(Boolean)
        .join(words.text.colon);
      if (externalValue !== undefined) return exampleElsewhere(title, externalValue);
      if (typeof value === 'string' && !isJson(mediaType))
        return codeBlock(/xml/.test(mediaType) ? 'xml' : 'text', title, value);
      return codeBlock('json', title, jsonOf(value, 2));
    });
  });
}
