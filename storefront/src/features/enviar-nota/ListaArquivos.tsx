import {Botao, CaixaMarcar} from '@clube/ui';
import {useState} from 'react';
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
  if (!escolhidos)
    return (
      <div className={estilos.juntar}>
        <p>É uma nota comprida?</p>
        <Botao variante="secundario" pequeno onClick={() => aoMudar(new Set())}>
          Junte as fotos
        </Botao>
      </div>
    );
  return (
    <div className={estilos.juntar}>
      <p role="status">Marque as fotos da mesma nota, de cima para baixo.</p>
      <Botao pequeno disabled={escolhidos.size < 2} onClick={() => aoJuntar(escolhidos)}>
        {escolhidos.size < 2 ? 'Juntar' : `Juntar ${escolhidos.size}`}
      </Botao>
      <Botao variante="texto" pequeno onClick={() => aoMudar(undefined)}>
        Cancelar
      </Botao>
    </div>
  );
}

const nomeDe = ({junto, paginas}: Recibo<ArquivoNaFila>): string =>
  junto ? `Nota de ${paginas.length} fotos` : (paginas[0]?.arquivo.name ?? '');

/** What will be sent, and what will not, with the reason. */
export function ListaArquivos({fila}: {fila: Fila}) {
  const leituras = useLeituras(fila.itens);
  const recibos = recibosDe(fila.itens);
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
        {recibos.map(recibo => (
          <CartaoRecibo
            key={recibo.id}
            recibo={recibo}
            nota={notaVista(recibo, recibos, leituras)}
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
