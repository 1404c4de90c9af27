import React from 'react';
import Elements from '../Elements';
import type {Text} from './data';
import styles from './styles.module.css';

/** Elements that a paragraph cannot contain. */
const BLOCKS = ['p', 'ul', 'ol', 'pre', 'table', 'blockquote', 'hr', 'details', 'dl'];

/** A text below a name or a title, as one paragraph or several blocks. */
export default function Description({text}: {readonly text: Text}): JSX.Element {
  const Box = text.some((node) => typeof node !== 'string' && BLOCKS.includes(node.name)) ? 'div' : 'p';
  return (
    <Box className={styles.description}>
      <Elements nodes={text} />
    </Box>
  );
}
