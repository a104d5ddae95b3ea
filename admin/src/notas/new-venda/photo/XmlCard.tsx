import {TIPO_FISCAL_LABELS, formatAccessKey, formatCnpj} from '@clube/domain';
import {Icon} from '@clube/ui';
import {DASH, dateOrDash, numberOrDash, reaisOrDash} from '../../../components/format/values';
import type {NotaReading} from '../reading/types';
import styles from './NotaPhoto.module.css';

/** A receipt sent as XML has no picture, so its data are shown as a table. */
export function XmlCard({url, reading}: {url: string; reading: NotaReading | undefined}) {
  return (
    <article className={styles.xml} aria-label="Documento XML">
      <header>
        <Icon name="receipt" size={28} />
        <h2>Documento XML</h2>
        <a href={url} target="_blank" rel="noreferrer">
          Abrir o arquivo
        </a>
      </header>
      {reading?.estado === 'lida' && <XmlContent reading={reading} />}
    </article>
  );
}

function XmlContent({reading}: {reading: NotaReading}) {
  const rows: [string, string][] = [
    ['Emitente', reading.loja ?? DASH],
    ['CNPJ', reading.cpfCnpj ? formatCnpj(reading.cpfCnpj) : DASH],
    ['Cidade', [reading.cidade, reading.uf].filter(Boolean).join('/') || DASH],
    ['Tipo', reading.tipoFiscal ? TIPO_FISCAL_LABELS[reading.tipoFiscal] : DASH],
    [
      'Número',
      reading.numero === null ? DASH : `${reading.numero}${reading.serie === null ? '' : `, série ${reading.serie}`}`,
    ],
    ['Emissão', dateOrDash(reading.dataEmissao)],
    ['Descontos', reaisOrDash(reading.descontos)],
    ['Total', reaisOrDash(reading.total)],
    ['Chave', reading.chave ? formatAccessKey(reading.chave) : DASH],
  ];
  return (
    <>
      <dl>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <table>
        <caption className="visually-hidden">Itens do documento</caption>
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col">Qtde</th>
            <th scope="col">Subtotal</th>
          </tr>
        </thead>
        <tbody>
          {reading.itens.map((item, i) => (
            <tr key={`${i} ${item.codigo ?? ''}`}>
              <td>
                {item.nome ?? DASH} <small>{item.codigo}</small>
              </td>
              <td>{numberOrDash(item.qtde)}</td>
              <td>{reaisOrDash(item.subTotal)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
