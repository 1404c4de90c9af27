import React from 'react';
import Breakable from '../Breakable';
import type {Figure} from './data';
import ShapeElement from './ShapeElement';
import styles from './styles.module.css';
import * as words from '../../../contract/words';

const REM = 16;

/** In the name of a notification, after a dot. */
const AFTER_DOT = /(?<=\w\.)(?=\w)/;

/**
 * A diagram as inline SVG with its title, in a box that scrolls where it is wider than the screen, and the same information in sentences.
 */
export default function Diagram({id, title, drawing, legend, words: sentences}: Figure): JSX.Element {
  const {width, height, fontSize, shapes} = drawing;
  return (
    <figure id={id} className={styles.diagram}>
      <figcaption>{title}</figcaption>
      <div className={styles.scroll} role="group" aria-label={title} tabIndex={0}>
        {/* Sized in rem, so that it follows the reader's font size. */}
        <svg
          width={`${width / REM}rem`}
          height={`${height / REM}rem`}
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-label={title}
          fontSize={fontSize}
          textAnchor="middle"
        >
          {shapes.map((shape, index) => (
            <ShapeElement key={index} shape={shape} />
          ))}
        </svg>
      </div>
      {legend && <p className={styles.legend}>{legend}</p>}
      <details>
        <summary>{words.reference.inWords}</summary>
        <ul>
          {sentences.map((line) => (
            <li key={line}>
              <Breakable at={AFTER_DOT}>{line}</Breakable>
            </li>
          ))}
        </ul>
      </details>
    </figure>
  );
}
