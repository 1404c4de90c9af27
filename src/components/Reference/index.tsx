import React from 'react';
import {UNFOLD, mark} from '../../data/marks';
import Description from './Description';
import type {FieldData, ReferenceData, Text} from './data';
import ErrorList from './ErrorList';
import FieldFacts from './FieldFacts';
import FieldList, {FieldDetails} from './FieldList';
import styles from './styles.module.css';
import * as words from '../../../contract/words';

const paragraph = (text: Text | undefined) => text && text.length > 0 && <Description text={text} />;

const bodyOf = (body: FieldData, received: boolean | undefined) => (
  <div id={body.anchor} className={styles.body}>
    <p className={styles.field}>
      {words.reference.body}
      <FieldFacts {...body} received={received} />
    </p>
    <FieldDetails {...body} received={received} />
  </div>
);

/** Fields and error codes of an interface, rendered at build; control.ts opens and closes its `details`. */
export default function Reference({parts, folds}: Pick<ReferenceData, 'parts' | 'folds'>): JSX.Element {
  return (
    <div className={styles.reference}>
      {folds && (
        <button type="button" className={`clean-btn ${styles.toggle}`} {...mark(UNFOLD, words.reference.fold)}>
          {words.reference.unfold}
        </button>
      )}
      <div>
        {parts.map(({title, received, introduction, rules, body, fields, closed, errors, more}) => (
          <section key={title}>
            {!errors && <p className={styles.partTitle}>{title}</p>}
            {paragraph(introduction)}
            {paragraph(rules)}
            {body && bodyOf(body, received)}
            {fields && <FieldList fields={fields} closed={closed} received={received} />}
            {errors && (
              <details className={styles.errors}>
                <summary className={styles.partTitle}>
                  {words.interpolate(words.reference.count, {title, count: errors.length})}
                </summary>
                <ErrorList errors={errors} />
                {paragraph(more)}
              </details>
            )}
            {!errors && paragraph(more)}
          </section>
        ))}
      </div>
    </div>
  );
}
