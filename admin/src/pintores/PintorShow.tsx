import {mensagemDe} from '@clube/api-client';
import {formatarCpf, somenteDigitos} from '@clube/domain';
import {Carregando, Falha, VazioIlustrado, classeBotao} from '@clube/ui';
import {Link, useParams} from 'react-router-dom';
import {Estado} from '../components/Estado';
import {Pagina} from '../components/Pagina';
import {emTitulo} from '../components/texto';
import {usePintor} from './consultas';
import {Ficha} from './Ficha';
import {VendasDoPintor} from './VendasDoPintor';

/** A painter: who it is, how to reach them, what they bought and what it was worth. */
export default function PintorShow() {
  const cpf = somenteDigitos(useParams().cpf ?? '');
  const {data: pintor, error, refetch} = usePintor(cpf);
  const titulo = pintor ? emTitulo(pintor.nome) : 'Pintor';
  const voltar = (
    <Link className={classeBotao({variante: 'secundario', pequeno: true})} to="/painel/pintores">
      Todos os pintores
    </Link>
  );
  return (
    <Pagina
      titulo={titulo}
      detalhe={
        pintor && (
          <>
            {formatarCpf(pintor.cpf)}
            {pintor.ativo === 1 ? <Estado tom="ok">Ativo</Estado> : <Estado tom="erro">Inativo</Estado>}
            {pintor.clusterNome && (
              <Estado tom="espera" icone="estrela">
                Nível {pintor.clusterNome}
              </Estado>
            )}
          </>
        )
      }
      acoes={voltar}
    >
      {error && <Falha mensagem={mensagemDe(error)} onRetry={() => void refetch()} />}
      {!error && pintor === undefined && <Carregando linhas={10} />}
      {pintor === null && (
        <VazioIlustrado titulo="CPF não encontrado." acao={voltar}>
          Não há pintor cadastrado com o CPF {formatarCpf(cpf)}.
        </VazioIlustrado>
      )}
      {pintor && (
        <>
          <Ficha pintor={pintor} />
          <VendasDoPintor cpf={pintor.cpf} />
        </>
      )}
    </Pagina>
  );
}
