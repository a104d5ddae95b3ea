import {ROTULOS_TIPO_FISCAL, formatarChave, formatarCnpj} from '@clube/domain';
import {Icone} from '@clube/ui';
import {NADA, dataOuNada, numeroOuNada, reaisOuNada} from '../../../components/formatos';
import type {NotaLida} from '../reading/types';
import estilos from './NotaPhoto.module.css';

/** A receipt that came as data: there is no picture, so what it says is set out as a table. */
export function XmlCard({url, lida}: {url: string; lida: NotaLida | undefined}) {
  return (
    <article className={estilos.xml} aria-label="Documento XML">
      <header>
        <Icone nome="nota" tamanho={28} />
        <h2>Documento XML</h2>
        <a href={url} target="_blank" rel="noreferrer">
          Abrir o arquivo
        </a>
      </header>
      {lida?.estado === 'lida' && <Conteudo lida={lida} />}
    </article>
  );
}

function Conteudo({lida}: {lida: NotaLida}) {
  const linhas: [string, string][] = [
    ['Emitente', lida.loja ?? NADA],
    ['CNPJ', lida.cpfCnpj ? formatarCnpj(lida.cpfCnpj) : NADA],
    ['Cidade', [lida.cidade, lida.uf].filter(Boolean).join('/') || NADA],
    ['Tipo', lida.tipoFiscal ? ROTULOS_TIPO_FISCAL[lida.tipoFiscal] : NADA],
    ['Número', lida.numero === null ? NADA : `${lida.numero}${lida.serie === null ? '' : `, série ${lida.serie}`}`],
    ['Emissão', dataOuNada(lida.dataEmissao)],
    ['Descontos', reaisOuNada(lida.descontos)],
    ['Total', reaisOuNada(lida.total)],
    ['Chave', lida.chave ? formatarChave(lida.chave) : NADA],
  ];
  return (
    <>
      <dl>
        {linhas.map(([rotulo, valor]) => (
          <div key={rotulo}>
            <dt>{rotulo}</dt>
            <dd>{valor}</dd>
          </div>
        ))}
      </dl>
      <table>
        <caption className="so-leitor">Itens do documento</caption>
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col">Qtde</th>
            <th scope="col">Subtotal</th>
          </tr>
        </thead>
        <tbody>
          {lida.itens.map((item, i) => (
            <tr key={`${i} ${item.codigo ?? ''}`}>
              <td>
                {item.nome ?? NADA} <small>{item.codigo}</small>
              </td>
              <td>{numeroOuNada(item.qtde)}</td>
              <td>{reaisOuNada(item.subTotal)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
