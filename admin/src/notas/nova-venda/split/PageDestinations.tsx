import {CampoSelecao} from '@clube/ui';
import estilos from './SplitModal.module.css';
import {nomeDoPedaco, partesVazias, type Pedaco} from './pieces';

interface Props {
  pedacos: readonly Pedaco[];
  partes: number;
  /** Where each file can be looked at: the screen draws its first pages only. */
  enderecos: readonly (string | undefined)[];
  /** Gives these pieces, by their place in the list, to a part. */
  onValueChange: (quais: readonly number[], parte: number) => void;
}

/** From so many pages that were not read on, all of them can be given away at once. */
const MUITAS = 4;

/** Which page goes to which receipt; every page goes to one. */
export function PageDestinations({pedacos, partes, enderecos, onValueChange}: Props) {
  const opcoes = Array.from({length: partes}, (_, i) => ({valor: String(i), texto: `Nota ${i + 1}`}));
  const naoLidas = pedacos.flatMap(({lido}, i) => (lido ? [] : [i]));
  const nomeDe = (i: number): string => (pedacos[i] ? nomeDoPedaco(pedacos[i], pedacos) : '');
  const comDuvida = [...new Set(naoLidas.map(i => pedacos[i]?.arquivo ?? 0))];
  const destinos = new Set(naoLidas.map(i => pedacos[i]?.parte));
  const vazias = partesVazias(pedacos, partes);
  return (
    <fieldset className={estilos.destinos}>
      <legend>Para qual nota vai cada página</legend>
      {naoLidas.length > 0 && (
        <p className={estilos.explica}>
          {naoLidas.length > MUITAS ? `${naoLidas.length} páginas` : naoLidas.map(nomeDe).join(', ')}: sem leitura. O
          que não foi lido vai com a última nota, se você não escolher outra.{' '}
          {comDuvida.map(arquivo => (
            <a key={arquivo} href={enderecos[arquivo]} target="_blank" rel="noreferrer">
              Abrir o arquivo {enderecos.length > 1 && `${arquivo + 1} `}em outra aba{' '}
            </a>
          ))}
        </p>
      )}
      <div className={estilos.grade}>
        {naoLidas.length >= MUITAS && (
          <CampoSelecao
            rotulo="Todas as não lidas"
            opcoes={opcoes}
            {...(destinos.size > 1 && {vazio: 'Várias'})}
            value={destinos.size > 1 ? '' : String([...destinos][0])}
            onChange={({target}) => target.value && onValueChange(naoLidas, Number(target.value))}
          />
        )}
        {pedacos.map((pedaco, i) => (
          <CampoSelecao
            key={nomeDoPedaco(pedaco, pedacos)}
            rotulo={nomeDoPedaco(pedaco, pedacos)}
            {...(!pedaco.lido && {dica: 'Não foi lida'})}
            opcoes={opcoes}
            value={String(pedaco.parte)}
            onChange={({target}) => onValueChange([i], Number(target.value))}
          />
        ))}
      </div>
      <p className={estilos.falta} role="status">
        {vazias.length > 0 && `Nada foi dado à nota ${vazias.map(i => i + 1).join(', nem à nota ')}.`}
      </p>
    </fieldset>
  );
}
