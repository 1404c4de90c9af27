import React from 'react';
import Description from './Description';
import type {FieldData, FieldsData} from './data';
import Entry from './Entry';
import FieldFacts from './FieldFacts';
import FieldValues from './FieldValues';
import styles from './styles.module.css';
import * as words from '../../../words';

const fold = (fields: FieldsData | undefined) =>
  fields && (
    <details>
      <summary>{fields.title}</summary>
      <FieldList fields={fields.fields} />
    </details>
  );

/** What is known of a field below its name and facts. */
export function FieldDetails({description, rules, shownAt, values, choices, children, schema}: FieldData): JSX.Element {
  return (
    <>
      <Description text={description} />
      {rules && <Description text={rules} />}
      {shownAt && <Description text={shownAt} />}
      {values && <FieldValues {...values} />}
      {fold(children)}
      {fold(choices)}
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

/** Fields as a nested list, the same HTML on wide and narrow screens, with and without JavaScript. */
export default function FieldList({fields}: {readonly fields: readonly FieldData[]}): JSX.Element {
  return (
    <ul className={styles.fields}>
      {fields.map((field) => (
        <Entry key={field.anchor} anchor={field.anchor} name={field.name} facts={<FieldFacts {...field} />}>
          <FieldDetails {...field} />
        </Entry>
      ))}
    </ul>
  );
}
