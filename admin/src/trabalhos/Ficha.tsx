import {textoDe, trabalhoAberto} from '@clube/domain';
import {Botao, Icone} from '@clube/ui';
import type {ReactNode} from 'react';
import {NADA, momentoOuNada, numeroOuNada} from '../components/formatos';
import estilos from '../components/Ficha.module.css';
import {Progress} from '../components/work/Progress';
import type {Trabalho} from './colunas';
import proprios from './Trabalhos.module.css';

const figuras = ({total, feitos, falhas, estado}: Trabalho): [rotulo: string, valor: string][] => [
  ['Feitas', numeroOuNada(feitos - falhas)],
  ['Falhas', numeroOuNada(falhas)],
  [trabalhoAberto(estado) ? 'Faltam' : 'Não feitas', total === null ? NADA : numeroOuNada(Math.max(0, total - feitos))],
  ['Total', numeroOuNada(total)],
];

const dados = ({id, usuario, criadoEm, comecouEm, terminouEm}: Trabalho): [rotulo: string, valor: ReactNode][] => [
  ['Quem iniciou', usuario],
  ['Pedido em', momentoOuNada(criadoEm)],
  ['Começou em', momentoOuNada(comecouEm)],
  ['Terminou em', momentoOuNada(terminouEm)],
  ['Nº', id],
];

/** How far it is and the way to end it, then the figures; what came of it, and why it ended where it did. */
export function Ficha({trabalho, onCancel}: {trabalho: Trabalho; onCancel: () => void}) {
  const resultado = textoDe(trabalho.resultado?.mensagem);
  return (
    <section className={estilos.ficha} aria-label="Dados do trabalho">
      <div className={proprios.andamento}>
        <Progress work={trabalho} />
        {trabalhoAberto(trabalho.estado) && !trabalho.cancelar && (
          <span>
            <Botao variante="secundario" pequeno onClick={onCancel}>
              Cancelar trabalho
            </Botao>
          </span>
        )}
        {resultado && <p role="status">{resultado}</p>}
        {trabalho.mensagem && (
          <p className={proprios.mensagem} role="status">
            <Icone nome="alerta" tamanho={18} /> {trabalho.mensagem}
          </p>
        )}
      </div>
      <dl className={estilos.figuras}>
        {figuras(trabalho).map(([rotulo, valor]) => (
          <div key={rotulo}>
            <dt>{rotulo}</dt>
            <dd>{valor}</dd>
          </div>
        ))}
      </dl>
      <dl className={estilos.dados}>
        {dados(trabalho).map(([rotulo, valor]) => (
          <div key={rotulo}>
            <dt>{rotulo}</dt>
            <dd>{valor}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
