import {CampoSelecao} from '@clube/ui';
import estilos from './SplitModal.module.css';
import type {Disposicao, FolhaCortavel} from './halves';

interface Props {
  folhas: readonly FolhaCortavel[];
  /** Its place in the list. */
  folha: number;
  disposicao: Disposicao;
  onValueChange: (folha: number, disposicao: Disposicao) => void;
}

const DISPOSICOES = [
  {valor: 'paginas', texto: 'Em páginas diferentes'},
  {valor: 'lado', texto: 'Lado a lado'},
  {valor: 'acima', texto: 'Uma acima da outra'},
] as const satisfies {valor: Disposicao; texto: string}[];

/** Where two receipts lie that nobody found the places of. */
export function HowToSplit({folhas, folha, disposicao, onValueChange}: Props) {
  return (
    <fieldset className={estilos.destinos}>
      <legend>Como as duas notas estão</legend>
      <div className={estilos.posicao}>
        <CampoSelecao
          rotulo="Posição"
          opcoes={folhas.length > 1 ? DISPOSICOES : DISPOSICOES.slice(1)}
          value={disposicao}
          onChange={({target}) => onValueChange(folha, target.value as Disposicao)}
        />
        {folhas.length > 1 && disposicao !== 'paginas' && (
          <CampoSelecao
            rotulo="Página das duas"
            opcoes={folhas.map(({nome}, i) => ({valor: String(i), texto: nome}))}
            value={String(folha)}
            onChange={({target}) => onValueChange(Number(target.value), disposicao)}
          />
        )}
      </div>
    </fieldset>
  );
}
