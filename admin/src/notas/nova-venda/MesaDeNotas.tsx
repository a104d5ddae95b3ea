import {avisar} from '@clube/ui';
import {useQueryClient} from '@tanstack/react-query';
import {useState} from 'react';
import {useNavigate} from 'react-router-dom';
import {Estado} from '../../components/Estado';
import {hoje} from '../../components/formatos';
import {Pagina} from '../../components/Pagina';
import {emTitulo, haQuanto} from '../../components/texto';
import {useAtalho} from '../../layout/useAtalho';
import type {Pendente} from '../tipos';
import {AcoesDaMesa, type Dialogo} from './AcoesDaMesa';
import {CamposVenda} from './CamposVenda';
import {enderecoNovaVenda, estadoNovaVenda} from './entrada';
import {Itens} from './itens/Itens';
import {ehGrave} from './leitura/AvisosLeitura';
import {FaixaAnalise} from './leitura/FaixaAnalise';
import {estaPronta} from './leitura/pronta';
import {ComRealce, useRealce} from './leitura/realce';
import {resumoDaLeitura} from './leitura/resumo';
import {SobreANota} from './leitura/SobreANota';
import {useAnalise} from './leitura/useAnalise';
import {useDuvidas} from './leitura/useDuvidas';
import {useLeitura} from './leitura/useLeitura';
import estilos from './NovaVenda.module.css';
import {PapelDaNota} from './papel/PapelDaNota';
import {useIrAoPapel} from './papel/useIrAoPapel';
import {useRenovar} from './papel/useRenovar';
import {FaixaRetomada} from './rascunho/FaixaRetomada';
import {RodapeVenda} from './RodapeVenda';
import {useChegada} from './useChegada';
import type {useFila} from './useFila';
import {useNovaVenda} from './useNovaVenda';
import {usePontuar} from './usePontuar';

interface Props {
  nota: Pendente;
  fila: ReturnType<typeof useFila>;
  /** The one before was decided a moment ago. */
  seguida: boolean;
  /** Drops what was kept of earlier work on it. */
  aoRecomecar: () => void;
}

/** One receipt on the desk: its picture on the left, the sale that it becomes on the right. */
export function MesaDeNotas({nota, fila, seguida, aoRecomecar}: Props) {
  const navegar = useNavigate();
  const queryClient = useQueryClient();
  const formulario = useNovaVenda(nota);
  const {lida} = formulario;
  const leitura = useLeitura(nota.id, fila.proxima?.id);
  const analise = useAnalise(nota.id, leitura.analise, leitura.tentarDeNovo);
  const realce = useRealce();
  const arquivos = lida && lida.arquivos.length > 0 ? lida.arquivos : [nota];
  useRenovar(
    [...arquivos, lida?.possivelDuplicata].map(arquivo => arquivo?.arquivoUrl),
    leitura.tentarDeNovo,
  );
  const {duvidas, avancar, comecar} = useDuvidas(formulario);
  const papel = useIrAoPapel();
  const [dialogo, setDialogo] = useState<Dialogo>();
  const [agora] = useState(() => new Date());

  const atualizarFila = (): void => void queryClient.invalidateQueries({queryKey: ['pendentes']});
  const abrirProxima = (): void => {
    const {proxima} = fila;
    analise.encerrar();
    formulario.encerrar();
    if (!proxima) avisar.info('Era a última: a fila está em dia.');
    void navegar(proxima ? enderecoNovaVenda(proxima) : '/painel/processar/pontuacoes', {
      replace: true,
      ...(proxima && {state: {...estadoNovaVenda(proxima), seguida: true}}),
    });
    atualizarFila();
  };
  const {pontuar, ocupado} = usePontuar(nota, formulario, {
    duvidas,
    avancar: () => avancar(),
    deOutro: analise.deOutro,
    aoPontuar: abrirProxima,
    aoHesitar: lida?.avisos.some(ehGrave) ? () => setDialogo('pontuar') : undefined,
    aoEstarOcupada: analise.perder,
    aoSerRecusada: atualizarFila,
  });
  const {respondeu, recemAberta} = useChegada({formulario, leitura, seguida, comecar});
  useAtalho('Enter', () => {
    if (!recemAberta()) void pontuar();
  });

  const {venda, erros, refs} = formulario;
  const pronta =
    analise.deOutro === undefined &&
    estaPronta({lida, venda, duvidas, erros, pintorConhecido: !!refs.pintor, hoje: hoje()});
  const descricao = `Nota ${nota.id} de ${emTitulo(nota.nome)}`;
  const lugar = fila.posicao ? `Nota ${fila.posicao} de ${fila.total}` : `Nota ${nota.id}`;
  return (
    <Pagina
      titulo="Nova venda"
      cheia
      detalhe={
        <>
          <span>{`${lugar} · enviada por ${emTitulo(nota.nome)} ${haQuanto(new Date(nota.criadoEm), agora)}`}</span>
          {analise.minha && (
            <Estado tom="espera" icone="pessoa">
              Em análise por você
            </Estado>
          )}
        </>
      }
      acoes={
        <AcoesDaMesa
          {...{nota, dialogo, setDialogo, lida, descricao}}
          travada={analise.deOutro !== undefined}
          aoDecidir={abrirProxima}
          aoMudarArquivos={() => void leitura.buscarDeNovo()}
          aoFalhar={leitura.tentarDeNovo}
          aoPontuar={() => void pontuar(true)}
        />
      }
    >
      <ComRealce value={realce.mudar}>
        <div className={estilos.mesa}>
          <section ref={papel} className={estilos.foto} aria-label="Nota enviada">
            <PapelDaNota
              arquivos={arquivos}
              descricao={descricao}
              lida={lida}
              lugar={realce.lugar}
              aoFalhar={leitura.tentarDeNovo}
            />
          </section>
          <form
            className={estilos.venda}
            onSubmit={evento => evento.preventDefault()}
            noValidate
            aria-label="Nova venda"
          >
            <div className={estilos.rolagem}>
              {analise.deOutro && (
                <FaixaAnalise por={analise.deOutro} aoAssumir={() => analise.assumir().then(comecar)} />
              )}
              <fieldset className={estilos.trava} disabled={analise.deOutro !== undefined}>
                {formulario.retomadoDe && <FaixaRetomada de={formulario.retomadoDe} aoRecomecar={aoRecomecar} />}
                <SobreANota
                  nota={nota}
                  leitura={leitura}
                  lida={lida}
                  resumo={lida && resumoDaLeitura(lida, duvidas, pronta)}
                  aoSeparar={() => setDialogo('separar')}
                  aoJuntar={() => setDialogo('juntar')}
                  aoComparar={() => setDialogo('comparar')}
                  aoAvancar={duvidas.length > 0 ? () => avancar() : undefined}
                />
                <CamposVenda formulario={formulario} nota={nota} avancar={avancar} />
                <Itens
                  formulario={formulario}
                  avancar={avancar}
                  esperando={!respondeu || lida?.estado === 'em_leitura'}
                />
              </fieldset>
            </div>
            <RodapeVenda
              formulario={formulario}
              ocupado={ocupado}
              travada={analise.deOutro !== undefined}
              aoPontuar={() => void pontuar()}
            />
          </form>
        </div>
      </ComRealce>
    </Pagina>
  );
}
