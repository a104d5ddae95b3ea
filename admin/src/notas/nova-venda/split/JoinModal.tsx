import {client, enderecoArquivo} from '@clube/api-client';
import {Botao, Carregando, Falha, Icone, Modal} from '@clube/ui';
import {useQuery} from '@tanstack/react-query';
import {useState} from 'react';
import {useDataProvider} from 'react-admin';
import {dataOuNada, momentoOuNada, reaisOuNada} from '../../../components/formatos';
import {emTitulo} from '../../../components/texto';
import {useAcao} from '../../../components/useAcao';
import type {Pendente} from '../../tipos';
import {fileKind} from '../photo/pages';
import estilos from './JoinModal.module.css';

interface Props {
  nota: Pick<Pendente, 'id' | 'cpf' | 'nome' | 'criadoEm'>;
  onClose: () => void;
  onJoin: () => void;
}

/** The pictures of one long receipt were sent one after the other: what arrived closest to this one goes first. */
function porProximidade(notas: readonly Pendente[], {criadoEm}: Pick<Pendente, 'criadoEm'>): Pendente[] {
  const longe = (outra: Pendente): number => Math.abs(Date.parse(outra.criadoEm) - Date.parse(criadoEm));
  return [...notas].sort((uma, outra) => longe(uma) - longe(outra));
}

/** Further pictures of the same long receipt, found among what the painter sent, become its further pages. */
export function JoinModal({nota, onClose, onJoin}: Props) {
  const dataProvider = useDataProvider();
  const [escolhidas, setEscolhidas] = useState<readonly number[]>([]);
  const {data, error, refetch} = useQuery({
    queryKey: ['pendentes', 'do-pintor', nota.cpf],
    queryFn: async () => {
      const {data: notas} = await dataProvider.getList<Pendente>('pendentes', {
        pagination: {page: 1, perPage: 50},
        sort: {field: 'criadoEm', order: 'ASC'},
        filter: {cpf: nota.cpf},
      });
      return porProximidade(
        notas.filter(({id}) => id !== nota.id),
        nota,
      );
    },
  });
  const {ocupado, executar} = useAcao({sucesso: 'Notas juntadas: a leitura recomeça.', muda: ['pendentes']});
  const juntar = async (): Promise<void> => {
    if (
      !(await executar(() =>
        client.post('/api/nota/{idFoto}/juntar', {path: {idFoto: nota.id}, body: {notas: [...escolhidas]}}),
      ))
    )
      return;
    onClose();
    onJoin();
  };
  const alternar = (id: number): void =>
    setEscolhidas(antes => (antes.includes(id) ? antes.filter(outra => outra !== id) : [...antes, id]));
  return (
    <Modal
      aberto
      titulo="Juntar com outra nota"
      onClose={onClose}
      largura={640}
      rodape={
        <>
          <Botao variante="secundario" onClick={onClose}>
            Voltar
          </Botao>
          <Botao disabled={escolhidas.length === 0} ocupado={ocupado && 'Juntando…'} onClick={() => void juntar()}>
            {escolhidas.length > 1 ? `Juntar ${escolhidas.length} notas` : 'Juntar'}
          </Botao>
        </>
      }
    >
      <p>
        As notas escolhidas viram páginas desta, na ordem em que são marcadas, e saem da fila. Só aparecem as pendentes
        de {emTitulo(nota.nome)}.
      </p>
      {error && <Falha compacta mensagem={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <Carregando linhas={4} />}
      {data?.length === 0 && <p className={estilos.nenhuma}>Este pintor não tem outra nota pendente.</p>}
      <ul className={estilos.lista}>
        {data?.map(outra => (
          <li key={outra.id}>
            <label className={estilos.opcao}>
              <input type="checkbox" checked={escolhidas.includes(outra.id)} onChange={() => alternar(outra.id)} />
              <Miniatura nota={outra} />
              <span>
                <strong>
                  Nota {outra.id}
                  {escolhidas.includes(outra.id) && ` · página ${escolhidas.indexOf(outra.id) + 2}`}
                </strong>
                <small>Enviada em {momentoOuNada(outra.criadoEm)}</small>
                {(outra.loja ?? outra.total) && (
                  <small>
                    {[
                      outra.loja && emTitulo(outra.loja),
                      outra.dataEmissao && dataOuNada(outra.dataEmissao),
                      outra.total && reaisOuNada(outra.total),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </small>
                )}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </Modal>
  );
}

function Miniatura({nota}: {nota: Pendente}) {
  const url = enderecoArquivo(nota.diretorioArquivo, nota.arquivoUrl);
  const tipo = fileKind(nota);
  if (url && tipo === 'imagem') return <img className={estilos.miniatura} src={url} alt="" loading="lazy" />;
  return (
    <span className={estilos.miniatura}>
      <Icone nome={tipo === 'pdf' ? 'pdf' : 'nota'} tamanho={32} />
    </span>
  );
}
