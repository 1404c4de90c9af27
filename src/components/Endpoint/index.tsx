import React, {useEffect, useState} from 'react';
import clsx from 'clsx';
import copy from 'copy-text-to-clipboard';
import styles from './styles.module.css';

type Props = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path from the host on, with its parameters in braces; `notifyUrl` for a notification. */
  readonly path: string;
};

/** How long the button says that it copied, in milliseconds: as long as that of code blocks. */
const CONFIRMATION_MS = 2000;

/** Method and path of an interface, at the head of its section. */
export default function Endpoint({method, path}: Props): JSX.Element {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    const timer = copied ? window.setTimeout(() => setCopied(false), CONFIRMATION_MS) : undefined;
    return () => window.clearTimeout(timer);
  }, [copied]);
  return (
    <p className={styles.endpoint}>
      <span className={clsx(styles.method, styles[method.toLowerCase()])}>{method}</span> <code>{path}</code>
      {path.startsWith('/') && (
        <button type="button" className={clsx('clean-btn', styles.copy)} aria-label={`复制路径 ${path}`} onClick={() => setCopied(copy(path))}>
          复制
        </button>
      )}
      <span role="status" className={styles.status}>
        {copied && '已复制'}
      </span>
    </p>
  );
}
