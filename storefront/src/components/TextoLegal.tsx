import estilos from './TextoLegal.module.css';

export interface SecaoLegal {
  titulo: string;
  paragrafos?: readonly string[];
  itens?: readonly string[];
}

/** A text that binds, set to be read: short lines, numbered sections. */
export function TextoLegal({vigencia, secoes}: {vigencia: string; secoes: readonly SecaoLegal[]}) {
  return (
    <div className={estilos.texto}>
      <p className={estilos.data}>{vigencia}</p>
      {secoes.map(({titulo, paragrafos = [], itens = []}, i) => (
        <section key={titulo}>
          <h2>
            {i + 1}. {titulo}
          </h2>
          {paragrafos.map(paragrafo => (
            <p key={paragrafo}>{paragrafo}</p>
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
