import {formatarCpf, formatarTelefone} from '@clube/domain';
import {Link} from 'react-router-dom';
import {Estado} from '../components/Estado';
import {NADA, dataOuNada, numeroOuNada} from '../components/formatos';
import {emTitulo} from '../components/texto';
import type {Coluna} from '../components/grade/colunas';
import type {Pintor} from './tipos';

type Figura = 'saldoPontos' | 'totalPontos' | 'diasSemPontuar' | 'diasSemAcessar';

const numero = (chave: Figura, titulo: string): Coluna<Pintor> => ({
  chave,
  titulo,
  numerica: true,
  ordenavel: true,
  celula: pintor => numeroOuNada(pintor[chave]),
});

function Loja({pintor}: {pintor: Pintor}) {
  if (!pintor.lojaPreferida) return NADA;
  const lugar = [pintor.cidadeLojaPreferida, pintor.estadoLojaPreferida].filter(Boolean).join('/');
  return (
    <span>
      {pintor.lojaPreferida}
      {lugar && <small>{lugar}</small>}
    </span>
  );
}

export const COLUNAS: readonly Coluna<Pintor>[] = [
  {
    chave: 'nome',
    titulo: 'Pintor',
    ordenavel: true,
    principal: true,
    celula: pintor => (
      <>
        <Link to={`/painel/pintor/${pintor.cpf}`}>{emTitulo(pintor.nome)}</Link>
        <small style={{whiteSpace: 'nowrap'}}>{formatarCpf(pintor.cpf)}</small>
      </>
    ),
  },
  {
    chave: 'celular',
    titulo: 'Contato',
    celula: pintor => (
      <span>
        <span style={{whiteSpace: 'nowrap'}}>{pintor.celular ? formatarTelefone(pintor.celular) : NADA}</span>
        {pintor.email && <small>{pintor.email}</small>}
      </span>
    ),
  },
  {
    chave: 'endCidade',
    titulo: 'Cidade',
    ordenavel: true,
    celula: pintor => [pintor.endCidade, pintor.endEstado].filter(Boolean).join('/') || NADA,
  },
  {chave: 'clusterNome', titulo: 'Nível', ordenavel: true, celula: pintor => pintor.clusterNome ?? NADA},
  numero('saldoPontos', 'Saldo'),
  numero('totalPontos', 'Acumulado'),
  {
    chave: 'lojaPreferida',
    titulo: 'Loja preferida',
    larga: true,
    ordenavel: true,
    celula: pintor => <Loja pintor={pintor} />,
  },
  {
    chave: 'ultimaPontuacao',
    titulo: 'Última pontuação',
    ordenavel: true,
    celula: pintor => dataOuNada(pintor.ultimaPontuacao),
  },
  numero('diasSemPontuar', 'Dias sem pontuar'),
  numero('diasSemAcessar', 'Dias sem acessar'),
  {chave: 'criadoEm', titulo: 'Cadastro', ordenavel: true, celula: pintor => dataOuNada(pintor.criadoEm)},
  {
    chave: 'ativo',
    titulo: 'Situação',
    ordenavel: true,
    celula: pintor => (
      <span style={{display: 'inline-flex', gap: 6, flexWrap: 'wrap'}}>
        {pintor.ativo === 1 ? <Estado tom="ok">Ativo</Estado> : <Estado tom="erro">Inativo</Estado>}
        {pintor.isCompany === 1 && (
          <Estado tom="info" icone="sacola">
            Empresa
          </Estado>
        )}
      </span>
    ),
  },
];
