import {Botao, Icone, classes} from '@clube/ui';
import {momentoOuNada} from '../../../components/formatos';
import estilos from './Leitura.module.css';

/** Earlier work on this receipt goes on: said, and dropped only on purpose. */
export function FaixaRetomada({de, aoRecomecar}: {de: Date; aoRecomecar: () => void}) {
  return (
    <div className={classes(estilos.aviso, estilos.informacao)} role="status">
      <Icone nome="relogio" tamanho={20} />
      <p>
        <strong>O que você tinha alterado continua aqui</strong>, como estava em {momentoOuNada(de.toISOString())}.
      </p>
      <span className={estilos.acoes}>
        <Botao variante="texto" pequeno icone="girar" onClick={aoRecomecar}>
          Recomeçar da leitura
        </Botao>
      </span>
    </div>
  );
}
