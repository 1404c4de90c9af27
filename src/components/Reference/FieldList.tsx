import React from 'react';
import clsx from 'clsx';
import type {Badge, FieldData} from './data';
import Entry from './Entry';
import FieldValues from './FieldValues';
import InlineText from './InlineText';
import styles from './styles.module.css';

const BADGES: Readonly<Record<Badge['kind'], string | undefined>> = {
  since: styles.fresh,
  deprecated: styles.alert,
  required: styles.alert,
  optional: undefined,
  sensitive: styles.sensitive,
};

function Facts({type, badges, limits}: FieldData): JSX.Element {
  return (
    <>
      {' '}
      <span className={styles.fact}>{type}</span>
      {badges.map(({kind, text}) => (
        <React.Fragment key={text}>
          {' '}
          <span className={clsx(styles.fact, BADGES[kind])}>{text}</span>
        </React.Fragment>
      ))}
      {limits && (
        <>
          {' '}
          <span className={styles.fact}>{limits}</span>
        </>
      )}
    </>
  );
}

/** Fields as a nested list: wide and narrow screens, with and without JavaScript, read the same HTML. */
export default function FieldList({fields}: {readonly fields: readonly FieldData[]}): JSX.Element {
  return (
    <ul className={styles.fields}>
      {fields.map((field) => (
        <Entry key={field.anchor} anchor={field.anchor} name={field.name} facts={<Facts {...field} />}>
          <p className={styles.description}>
            <InlineText text={field.description} />
          </p>
          {field.rules && (
            <p className={styles.description}>
              <InlineText text={field.rules} />
            </p>
          )}
          {field.values && <FieldValues {...field.values} />}
          {field.children && (
            <details>
              <summary>{field.children.title}</summary>
              <FieldList fields={field.children.fields} />
            </details>
          )}
        </Entry>
      ))}
    </ul>
  );
}
