import {Botao, CaixaMarcar} from '@clube/ui';
import {useRef, useState} from 'react';
import {CartaoRecibo} from './CartaoRecibo';
import {notaVista} from './codigo/avisos';
import {useLeituras} from './codigo/useLeituras';
import type {ArquivoNaFila, Fila} from './fila';
import estilos from './ListaArquivos.module.css';
import {podeJuntar, recibosDe, type Recibo} from './recibos';

interface PropsJuntar {
  escolhidos: ReadonlySet<string> | undefined;
  aoMudar: (escolhidos: ReadonlySet<string> | undefined) => void;
  aoJuntar: (escolhidos: ReadonlySet<string>) => void;
}

/** Offers to make one receipt of several pictures, and then asks which. */
function Juntar({escolhidos, aoMudar, aoJuntar}: PropsJuntar) {
  const abrir = useRef<HTMLButtonElement>(null);
  const poucos = !escolhidos || escolhidos.size < 2;
  return (
    <div className={estilos.juntar}>
      <p role="status">{escolhidos ? 'Marque as fotos da mesma nota, de cima para baixo.' : 'É uma nota comprida?'}</p>
      <div>
        {escolhidos && (
          <Botao
            pequeno
            disabled={poucos}
            onClick={() => {
              // The button goes; who uses a keyboard goes on from its neighbour.
              abrir.current?.focus();
              aoJuntar(escolhidos);
            }}
          >
            {poucos ? 'Juntar' : `Juntar ${escolhidos.size}`}
          </Botao>
        )}
        <Botao
          ref={abrir}
          variante={escolhidos ? 'texto' : 'secundario'}
          pequeno
          onClick={() => aoMudar(escolhidos ? undefined : new Set())}
        >
          {escolhidos ? 'Cancelar' : 'Junte as fotos'}
        </Botao>
      </div>
    </div>
  );
}

const nomeDe = ({junto, paginas}: Recibo<ArquivoNaFila>): string =>
  junto ? `Nota de ${paginas.length} fotos` : (paginas[0]?.arquivo.name ?? '');

/** What will be sent, and what will not, with the reason. */
export function ListaArquivos({fila}: {fila: Fila}) {
  const leituras = useLeituras(fila.itens);
  const recibos = recibosDe(fila.itens);
  const notas = recibos.map(recibo => notaVista(recibo, recibos, leituras));
  const [marcados, setMarcados] = useState<ReadonlySet<string>>();
  const juntaveis = recibos.filter(podeJuntar);
  const escolhidos = juntaveis.length > 1 ? marcados : undefined;
  const marcar = (id: string, sim: boolean): void => {
    const novos = new Set(escolhidos);
    if (sim) novos.add(id);
    else novos.delete(id);
    setMarcados(novos);
  };
  return (
    <>
      <ul className={estilos.lista} aria-label="Notas escolhidas">
        {recibos.map((recibo, i) => (
          <CartaoRecibo
            key={recibo.id}
            recibo={recibo}
            nota={notas[i]}
            lendo={recibo.paginas.some(({chave}) => leituras.get(chave)?.lendo)}
            acoes={fila}
            escolha={
              escolhidos &&
              podeJuntar(recibo) && (
                <CaixaMarcar
                  checked={escolhidos.has(recibo.id)}
                  onChange={evento => marcar(recibo.id, evento.target.checked)}
                >
                  Juntar <span className={estilos.escondido}>{nomeDe(recibo)}</span>
                </CaixaMarcar>
              )
            }
          />
        ))}
      </ul>
      <p className={estilos.escondido} role="status">
        {[...new Set(notas.flatMap(nota => nota?.avisos ?? []))].join('. ')}
      </p>
      {juntaveis.length > 1 && (
        <Juntar
          escolhidos={escolhidos}
          aoMudar={setMarcados}
          aoJuntar={ids => {
            fila.juntar(ids);
            setMarcados(undefined);
          }}
        />
      )}
    </>
  );
}
