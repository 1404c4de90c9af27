import React from 'react';
import Description from './Description';
import type {FieldData, FieldsData} from './data';
import Entry from './Entry';
import FieldFacts from './FieldFacts';
import FieldValues from './FieldValues';
import styles from './styles.module.css';
import * as words from '../../../contract/words';

const fold = (fields: FieldsData | undefined, received: boolean | undefined) =>
  fields && (
    <details>
      <summary>{fields.title}</summary>
      {fields.text && <Description text={fields.text} />}
      <FieldList fields={fields.fields} closed={fields.closed} received={received} />
    </details>
  );

/** The details of a field below its name and facts. */
export function FieldDetails(field: FieldData & {readonly received?: boolean}): JSX.Element {
  const {description, pattern, rules, shownAt, values, choices, children, schema, received} = field;
  return (
    <>
      {description.length > 0 && <Description text={description} />}
      {pattern && (
        <details>
          <summary>{words.reference.pattern}</summary>
          <code>{pattern}</code>
        </details>
      )}
      {rules && <Description text={rules} />}
      {shownAt && <Description text={shownAt} />}
      {values && <FieldValues {...values} />}
      {fold(children, received)}
      {fold(choices, received)}
      {schema && (
        <details>
          <summary>{words.reference.rest}</summary>
          <pre tabIndex={0}>
            <code>{schema}</code>
          </pre>
        </details>
      )}
    </>
  );
}

type Props = {
  readonly fields: readonly FieldData[];
  /** Text saying that there are no other fields. */
  readonly closed?: string;
  /** Whether the platform sends the fields. */
  readonly received?: boolean;
};

/** Fields as a nested list, with the same HTML on wide and narrow screens, and without JavaScript. */
export default function FieldList({fields, closed, received}: Props): JSX.Element {
  return (
    <>
      <ul className={styles.fields}>
        {fields.map((field) => (
          <Entry
            key={field.anchor}
            anchor={field.anchor}
            name={field.name}
            facts={<FieldFacts {...field} received={received} />}
          >
            <FieldDetails {...field} received={received} />
          </Entry>
        ))}
      </ul>
      {closed && <p className={styles.fact}>{closed}</p>}
    </>
  );
}
