import React from 'react';
import clsx from 'clsx';
import type {Badge, FieldData} from './data';
import styles from './styles.module.css';
import * as words from '../../../words';

const BADGES: Readonly<Record<Badge['kind'], string | undefined>> = {
  since: styles.fresh,
  deprecated: styles.alert,
  required: styles.alert,
  optional: undefined,
  place: undefined,
  sensitive: styles.sensitive,
};

type Props = Pick<FieldData, 'type' | 'badges' | 'limits'> & {readonly received?: boolean};

/** Of what the platform sends, nearly everything is there: only what may be missing is marked. */
const receivedBadges = (badges: readonly Badge[]): readonly Badge[] =>
  badges
    .filter(({kind}) => kind !== 'required')
    .map((badge) =>
      badge.kind === 'optional' && badge.text === words.fields.optional
        ? {...badge, text: words.reference.maybe}
        : badge,
    );

/** Badges of a field, then its type with its limits, default and example, beside its name. */
export default function FieldFacts({type, badges, limits, received}: Props): JSX.Element {
  return (
    <>
      {(received ? receivedBadges(badges) : badges).map(({kind, text}) => (
        <React.Fragment key={text}>
          {' '}
          <span className={clsx(styles.fact, BADGES[kind])}>{text}</span>
        </React.Fragment>
      ))}{' '}
      <span className={styles.fact}>{limits ? words.interpolate(words.reference.limited, {type, limits}) : type}</span>
    </>
  );
}
