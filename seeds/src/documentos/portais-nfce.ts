/** Where each state answers for its coupons: the address inside the QR code, and the one printed for people. */
export interface PortalNfce {
  qrCode: string;
  consulta: string;
}

const PORTAIS: Readonly<Record<string, PortalNfce>> = {
  BA: {
    qrCode: 'http://nfe.sefaz.ba.gov.br/servicos/nfce/qrcode.aspx',
    consulta: 'http://nfe.sefaz.ba.gov.br/nfce/consulta',
  },
  CE: {qrCode: 'http://nfce.sefaz.ce.gov.br/pages/ShowNFCe.html', consulta: 'http://www.sefaz.ce.gov.br/nfce/consulta'},
  DF: {qrCode: 'http://www.fazenda.df.gov.br/nfce/qrcode', consulta: 'www.fazenda.df.gov.br/nfce/consulta'},
  ES: {qrCode: 'http://app.sefaz.es.gov.br/ConsultaNFCe', consulta: 'www.sefaz.es.gov.br/nfce/consulta'},
  GO: {
    qrCode: 'https://nfeweb.sefaz.go.gov.br/nfeweb/sites/nfce/danfeNFCe',
    consulta: 'www.sefaz.go.gov.br/nfce/consulta',
  },
  MA: {qrCode: 'http://nfce.sefaz.ma.gov.br/portal/consultarNFCe.jsp', consulta: 'www.sefaz.ma.gov.br/nfce/consulta'},
  MG: {
    qrCode: 'https://portalsped.fazenda.mg.gov.br/portalnfce/sistema/qrcode.xhtml',
    consulta: 'https://portalsped.fazenda.mg.gov.br/portalnfce',
  },
  MS: {qrCode: 'http://www.dfe.ms.gov.br/nfce/qrcode', consulta: 'http://www.dfe.ms.gov.br/nfce/consulta'},
  MT: {
    qrCode: 'http://www.sefaz.mt.gov.br/nfce/consultanfce',
    consulta: 'http://www.sefaz.mt.gov.br/nfce/consultanfce',
  },
  PA: {
    qrCode: 'https://appnfc.sefa.pa.gov.br/portal/view/consultas/nfce/nfceForm.seam',
    consulta: 'www.sefa.pa.gov.br/nfce/consulta',
  },
  PB: {qrCode: 'http://www.sefaz.pb.gov.br/nfce', consulta: 'www.sefaz.pb.gov.br/nfce/consulta'},
  PE: {qrCode: 'http://nfce.sefaz.pe.gov.br/nfce/consulta', consulta: 'nfce.sefaz.pe.gov.br/nfce/consulta'},
  PR: {qrCode: 'http://www.fazenda.pr.gov.br/nfce/qrcode', consulta: 'http://www.fazenda.pr.gov.br/nfce/consulta'},
  RJ: {
    qrCode: 'https://consultadfe.fazenda.rj.gov.br/consultaNFCe/QRCode',
    consulta: 'www.fazenda.rj.gov.br/nfce/consulta',
  },
  RN: {qrCode: 'http://nfce.set.rn.gov.br/consultarNFCe.aspx', consulta: 'www.set.rn.gov.br/nfce/consulta'},
  RS: {qrCode: 'https://www.sefaz.rs.gov.br/NFCE/NFCE-COM.aspx', consulta: 'www.sefaz.rs.gov.br/nfce/consulta'},
  SC: {qrCode: 'https://sat.sef.sc.gov.br/nfce/consulta', consulta: 'https://sat.sef.sc.gov.br/nfce/consulta'},
  SP: {
    qrCode: 'https://www.nfce.fazenda.sp.gov.br/qrcode',
    consulta: 'https://www.nfce.fazenda.sp.gov.br/consulta',
  },
};

/** Throws RangeError for a state that no demo store lies in. */
export function portalNfce(uf: string): PortalNfce {
  const portal = PORTAIS[uf];
  if (!portal) throw new RangeError(`no NFC-e portal known for ${uf}`);
  return portal;
}
