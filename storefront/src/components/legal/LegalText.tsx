import type {Schema} from '@clube/api-client';
import styles from './Legal.module.css';

/** A binding text, formatted for reading: short lines, numbered sections. */
export function LegalText({sections}: {sections: readonly Schema<'TermoSecao'>[]}) {
  return (
    <div className={styles.text}>
      {sections.map(({titulo, paragrafos = [], itens = []}, i) => (
        <section key={titulo}>
          <h2>
            {i + 1}. {titulo}
          </h2>
          {paragrafos.map(paragraph => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {itens.length > 0 && (
            <ul>
              {itens.map(item => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  );
}
