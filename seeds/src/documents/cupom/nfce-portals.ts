/** Each state's portal for coupons: the address in the QR code, and the one printed for people. */
export interface PortalNfce {
  qrCode: string;
  lookupUrl: string;
}

const PORTALS: Readonly<Record<string, PortalNfce>> = {
  BA: {
    qrCode: 'http://nfe.sefaz.ba.gov.br/servicos/nfce/qrcode.aspx',
    lookupUrl: 'http://nfe.sefaz.ba.gov.br/nfce/consulta',
  },
  CE: {
    qrCode: 'http://nfce.sefaz.ce.gov.br/pages/ShowNFCe.html',
    lookupUrl: 'http://www.sefaz.ce.gov.br/nfce/consulta',
  },
  DF: {qrCode: 'http://www.fazenda.df.gov.br/nfce/qrcode', lookupUrl: 'www.fazenda.df.gov.br/nfce/consulta'},
  ES: {qrCode: 'http://app.sefaz.es.gov.br/ConsultaNFCe', lookupUrl: 'www.sefaz.es.gov.br/nfce/consulta'},
  GO: {
    qrCode: 'https://nfeweb.sefaz.go.gov.br/nfeweb/sites/nfce/danfeNFCe',
    lookupUrl: 'www.sefaz.go.gov.br/nfce/consulta',
  },
  MA: {qrCode: 'http://nfce.sefaz.ma.gov.br/portal/consultarNFCe.jsp', lookupUrl: 'www.sefaz.ma.gov.br/nfce/consulta'},
  MG: {
    qrCode: 'https://portalsped.fazenda.mg.gov.br/portalnfce/sistema/qrcode.xhtml',
    lookupUrl: 'https://portalsped.fazenda.mg.gov.br/portalnfce',
  },
  MS: {qrCode: 'http://www.dfe.ms.gov.br/nfce/qrcode', lookupUrl: 'http://www.dfe.ms.gov.br/nfce/consulta'},
  MT: {
    qrCode: 'http://www.sefaz.mt.gov.br/nfce/consultanfce',
    lookupUrl: 'http://www.sefaz.mt.gov.br/nfce/consultanfce',
  },
  PA: {
    qrCode: 'https://appnfc.sefa.pa.gov.br/portal/view/consultas/nfce/nfceForm.seam',
    lookupUrl: 'www.sefa.pa.gov.br/nfce/consulta',
  },
  PB: {qrCode: 'http://www.sefaz.pb.gov.br/nfce', lookupUrl: 'www.sefaz.pb.gov.br/nfce/consulta'},
  PE: {qrCode: 'http://nfce.sefaz.pe.gov.br/nfce/consulta', lookupUrl: 'nfce.sefaz.pe.gov.br/nfce/consulta'},
  PR: {qrCode: 'http://www.fazenda.pr.gov.br/nfce/qrcode', lookupUrl: 'http://www.fazenda.pr.gov.br/nfce/consulta'},
  RJ: {
    qrCode: 'https://consultadfe.fazenda.rj.gov.br/consultaNFCe/QRCode',
    lookupUrl: 'www.fazenda.rj.gov.br/nfce/consulta',
  },
  RN: {qrCode: 'http://nfce.set.rn.gov.br/consultarNFCe.aspx', lookupUrl: 'www.set.rn.gov.br/nfce/consulta'},
  RS: {qrCode: 'https://www.sefaz.rs.gov.br/NFCE/NFCE-COM.aspx', lookupUrl: 'www.sefaz.rs.gov.br/nfce/consulta'},
  SC: {qrCode: 'https://sat.sef.sc.gov.br/nfce/consulta', lookupUrl: 'https://sat.sef.sc.gov.br/nfce/consulta'},
  SP: {
    qrCode: 'https://www.nfce.fazenda.sp.gov.br/qrcode',
    lookupUrl: 'https://www.nfce.fazenda.sp.gov.br/consulta',
  },
};

/** Throws RangeError for a state without demo stores. */
export function portalNfce(uf: string): PortalNfce {
  const portal = PORTALS[uf];
  if (!portal) throw new RangeError(`no NFC-e portal known for ${uf}`);
  return portal;
}
