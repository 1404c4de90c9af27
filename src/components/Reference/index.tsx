import React from 'react';
import {UNFOLD, mark} from '../../data/marks';
import type {ReferenceData, Text} from './data';
import ErrorList from './ErrorList';
import FieldList from './FieldList';
import InlineText from './InlineText';
import styles from './styles.module.css';

const paragraph = (text: Text | undefined) =>
  text && (
    <p className={styles.description}>
      <InlineText text={text} />
    </p>
  );

/** Fields and error codes of an interface, rendered at build; control.ts opens their folds. */
export default function Reference({parts, folds}: Pick<ReferenceData, 'parts' | 'folds'>): JSX.Element {
  return (
    <div className={styles.reference}>
      {folds && (
        <button type="button" className={`clean-btn ${styles.toggle}`} {...mark(UNFOLD, '全部收起')}>
          全部展开
        </button>
      )}
      <div>
        {parts.map(({title, introduction, rules, fields, errors, more}) => (
          <section key={title}>
            <p className={styles.partTitle}>{title}</p>
            {paragraph(introduction)}
            {paragraph(rules)}
            {fields && <FieldList fields={fields} />}
            {errors && <ErrorList errors={errors} />}
            {paragraph(more)}
          </section>
        ))}
      </div>
    </div>
  );
}
