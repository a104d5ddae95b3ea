import {formatarData, formatarReais} from '@clube/domain';
import {lerEstadoNota} from '../base/estados-nota';
import {emLeitura} from '../base/notas';
import type {NotaNaoProcessada} from '../base/tipos';
import estilos from './ModalNota.module.css';

function lidos({loja, numero, dataEmissao, total}: NotaNaoProcessada): [rotulo: string, valor: string][] {
  return [
    ...(loja ? [['Loja', loja] as [string, string]] : []),
    ...(numero ? [['Número', numero] as [string, string]] : []),
    ...(dataEmissao ? [['Data', formatarData(dataEmissao)] as [string, string]] : []),
    ...(typeof total === 'number' ? [['Total', formatarReais(Math.round(total * 100))] as [string, string]] : []),
  ];
}

/** What the system read of a receipt, or that it is still at it, or that people will do it. */
export function LeituraNota({nota}: {nota: NotaNaoProcessada}) {
  const campos = lidos(nota);
  const pendente = lerEstadoNota(nota.status) === 'pendente';
  if (emLeitura(nota)) return <p role="status">Estamos lendo a sua nota. Leva menos de um minuto.</p>;
  if (campos.length === 0)
    return pendente ? <p>Não conseguimos ler esta nota sozinhos. Nossa equipe vai olhar o que você enviou.</p> : null;
  return (
    <>
      <dl className={estilos.lidos}>
        {campos.map(([rotulo, valor]) => (
          <div key={rotulo}>
            <dt>{rotulo}</dt>
            <dd>{valor}</dd>
          </div>
        ))}
      </dl>
      {pendente && <p className={estilos.depois}>Nossa equipe confere tudo antes de dar os pontos.</p>}
    </>
  );
}
