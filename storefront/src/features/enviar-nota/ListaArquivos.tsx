import {Botao, CaixaMarcar} from '@clube/ui';
import {useEffect, useRef} from 'react';
import {CartaoRecibo} from './CartaoRecibo';
import {notaVista} from './codigo/avisos';
import {useLeituras, type LeituraLocal} from './codigo/useLeituras';
import {comoArquivo, type ArquivoNaFila} from './arquivo';
import type {Fila} from './fila';
import estilos from './ListaArquivos.module.css';
import {podeJuntar, recibosDe, type Recibo} from './recibos';

interface PropsJuntar {
  /** Some of the pictures are of one and the same receipt, as far as can be seen. */
  mesmaNota: boolean;
  escolhidos: ReadonlySet<string> | undefined;
  onValueChange: (escolhidos: ReadonlySet<string> | undefined) => void;
  onJoin: (escolhidos: ReadonlySet<string>) => void;
}

/** Offers to make one receipt of several pictures, and then asks which. */
function Juntar({mesmaNota, escolhidos, onValueChange, onJoin}: PropsJuntar) {
  const abrir = useRef<HTMLButtonElement>(null);
  const poucos = !escolhidos || escolhidos.size < 2;
  const convite = mesmaNota ? 'Há fotos da mesma nota.' : 'Uma nota comprida em várias fotos?';
  return (
    <div className={estilos.juntar}>
      <p role="status">{escolhidos ? 'Marque as fotos da mesma nota, na ordem, de cima para baixo.' : convite}</p>
      <div>
        {escolhidos && (
          <Botao
            pequeno
            disabled={poucos}
            onClick={() => {
              // The button goes; who uses a keyboard goes on from its neighbour.
              abrir.current?.focus();
              onJoin(escolhidos);
            }}
          >
            {poucos ? 'Juntar' : `Juntar ${escolhidos.size}`}
          </Botao>
        )}
        <Botao
          ref={abrir}
          variante={escolhidos ? 'texto' : 'secundario'}
          pequeno
          onClick={() => onValueChange(escolhidos ? undefined : new Set())}
        >
          {escolhidos ? 'Cancelar' : 'Junte as fotos'}
        </Botao>
      </div>
    </div>
  );
}

const nomeDe = ({junto, paginas}: Recibo<ArquivoNaFila>): string =>
  junto ? `Nota de ${paginas.length} fotos` : (paginas[0]?.arquivo.name ?? '');

/** What to say of a receipt in whose pictures no code was found; nothing while one may still be. */
function semCodigo({paginas}: Recibo<ArquivoNaFila>, leituras: ReadonlyMap<string, LeituraLocal>): string | undefined {
  const abertas = paginas.map(({chave}) => leituras.get(chave)?.aberta);
  if (abertas.includes(undefined)) return undefined;
  return abertas.includes(true)
    ? 'Não vimos o código da nota. Se puder, fotografe mais de perto. Ou envie assim mesmo.'
    : 'Este aparelho não mostra esta foto, mas pode enviar.';
}

/** What was made smaller takes the place of what was chosen: it is what is sent, and what a phone has room to keep. */
function useMenores({itens, encolher}: Fila, leituras: ReadonlyMap<string, LeituraLocal>): void {
  useEffect(() => {
    for (const item of itens) {
      const menor = item.menor ? undefined : leituras.get(item.chave)?.menor;
      if (menor) encolher(item.chave, comoArquivo(item, menor));
    }
  });
}

interface Props {
  fila: Fila;
  /** The receipts marked for joining, in that order; undefined while nothing is being joined. */
  marcados: ReadonlySet<string> | undefined;
  onMark: (marcados: ReadonlySet<string> | undefined) => void;
}

/** What will be sent, and what will not, with the reason. */
export function ListaArquivos({fila, marcados, onMark}: Props) {
  const leituras = useLeituras(fila.itens);
  useMenores(fila, leituras);
  const recibos = recibosDe(fila.itens);
  const notas = recibos.map(recibo => notaVista(recibo, recibos, leituras));
  const juntaveis = recibos.filter(podeJuntar);
  const escolhidos = juntaveis.length > 1 ? marcados : undefined;
  const mesmaNota = recibos.filter((recibo, i) => notas[i]?.repetida && podeJuntar(recibo)).length > 1;
  const marcar = (id: string, sim: boolean): void => {
    const novos = new Set(escolhidos);
    if (sim) novos.add(id);
    else novos.delete(id);
    onMark(novos);
  };
  const caixa = (recibo: Recibo<ArquivoNaFila>) => {
    if (!escolhidos || !podeJuntar(recibo)) return undefined;
    const lugar = [...escolhidos].indexOf(recibo.id);
    return (
      <CaixaMarcar checked={lugar >= 0} onChange={evento => marcar(recibo.id, evento.target.checked)}>
        {lugar < 0 ? 'Juntar' : `${lugar + 1}ª na ordem`} <span className={estilos.escondido}>{nomeDe(recibo)}</span>
      </CaixaMarcar>
    );
  };
  return (
    <>
      <ul className={estilos.lista} aria-label="Notas escolhidas">
        {recibos.map((recibo, i) => (
          <CartaoRecibo
            key={recibo.id}
            recibo={recibo}
            sabido={{
              nota: notas[i],
              lendo: recibo.paginas.some(({chave}) => leituras.get(chave)?.lendo),
              semCodigo: semCodigo(recibo, leituras),
            }}
            acoes={fila}
            escolha={caixa(recibo)}
          />
        ))}
      </ul>
      <p className={estilos.escondido} role="status">
        {[...new Set(notas.flatMap(nota => nota?.avisos ?? []))].join('. ')}
      </p>
      {juntaveis.length > 1 && (
        <Juntar
          mesmaNota={mesmaNota}
          escolhidos={escolhidos}
          onValueChange={onMark}
          onJoin={ids => {
            fila.juntar(ids);
            onMark(undefined);
          }}
        />
      )}
    </>
  );
}
