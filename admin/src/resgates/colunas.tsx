import {Link} from 'react-router-dom';
import {Estado} from '../components/Estado';
import {dataOuNada, numeroOuNada, reaisOuNada} from '../components/formatos';
import type {Coluna} from '../components/grade/colunas';
import {emTitulo} from '../components/texto';
import {MenuDaLinha} from './MenuDaLinha';
import {StatusDoResgate} from './status';
import type {AcaoDaLinha, Resgate} from './tipos';

function Previsao({resgate}: {resgate: Resgate}) {
  return (
    <span style={{display: 'inline-grid', gap: 4, justifyItems: 'start'}}>
      {dataOuNada(resgate.previsaoEntrega)}
      {resgate.dataEntrega && <small>entrega {dataOuNada(resgate.dataEntrega)}</small>}
      {resgate.atrasado && (
        <Estado tom="erro" icone="alerta">
          Vencida
        </Estado>
      )}
    </span>
  );
}

export const colunas = (agir: (acao: AcaoDaLinha, resgate: Resgate) => void): Coluna<Resgate>[] => [
  {chave: 'id', titulo: 'Id', ordenavel: true, celula: resgate => resgate.id},
  {
    chave: 'nome',
    titulo: 'Pintor',
    ordenavel: true,
    principal: true,
    celula: resgate => (
      <>
        <Link to={`/painel/pintor/${resgate.cpf}`}>{emTitulo(resgate.nome)}</Link>
        <small>{[resgate.endCidade, resgate.endEstado].filter(Boolean).join('/')}</small>
      </>
    ),
  },
  {
    chave: 'premio',
    titulo: 'Prêmio',
    larga: true,
    ordenavel: true,
    celula: resgate => (
      <span>
        {resgate.qtde > 1 && `${resgate.qtde} × `}
        {resgate.premio}
        {resgate.obs && <small>{resgate.obs}</small>}
      </span>
    ),
  },
  {
    chave: 'pontosGastos',
    titulo: 'Pontos',
    numerica: true,
    ordenavel: true,
    celula: resgate => (
      <span>
        {numeroOuNada(resgate.pontosGastos)}
        <small>{reaisOuNada(resgate.totalApagar)}</small>
      </span>
    ),
  },
  {chave: 'status', titulo: 'Status', ordenavel: true, celula: resgate => <StatusDoResgate status={resgate.status} />},
  {chave: 'resgatadoEm', titulo: 'Resgatado em', ordenavel: true, celula: resgate => dataOuNada(resgate.resgatadoEm)},
  {chave: 'previsaoEntrega', titulo: 'Previsão', ordenavel: true, celula: resgate => <Previsao resgate={resgate} />},
  {
    chave: 'acoes',
    titulo: 'Ações',
    acoes: true,
    celula: resgate => <MenuDaLinha resgate={resgate} onChoose={acao => agir(acao, resgate)} />,
  },
];
