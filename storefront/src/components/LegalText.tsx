import styles from './LegalText.module.css';

export interface LegalSection {
  title: string;
  paragraphs?: readonly string[];
  items?: readonly string[];
}

/** A text that binds, set to be read: short lines, numbered sections. */
export function LegalText({inForce, sections}: {inForce: string; sections: readonly LegalSection[]}) {
  return (
    <div className={styles.text}>
      <p className={styles.date}>{inForce}</p>
      {sections.map(({title, paragraphs = [], items = []}, i) => (
        <section key={title}>
          <h2>
            {i + 1}. {title}
          </h2>
          {paragraphs.map(paragraph => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {items.length > 0 && (
            <ul>
              {items.map(item => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  );
}
