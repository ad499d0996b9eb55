/** A small range with examples of most kinds of parts. Tests change lines of it. */
export const smallRange: Readonly<Record<string, string>> = {
  'brand.yaml': `name: Provhus
slogan: Ett hus att prova
welcome: Välkommen
logo: M1 17 L9 1 L17 17
colours: { accent: green, campaign: red }
contact: { email: info@provhus.example, phone: 010-1, customerService: hjalp@provhus.example, hours: 8–17, address: Provgatan 1 }
disclaimer: <p>Priserna gäller.</p>
salespersonsShown: 2
`,
  'areas.yaml': `- { key: syd, code: S, name: Syd }
- { key: norr, code: N, name: Norr }
`,
  'municipalities.yaml': `areas:
  syd:
    - 1281 Lund
    - 1280 Malmö
    - 1278 Båstad
  norr:
    - 2580 Luleå
denied: [Båstad]
counties: { '12': Skåne län, '25': Norrbottens län }
`,
  'sections.yaml': `- key: fasad
  title: Fasad
  scene: exterior
  cameras: [front, back]
  questions: [fasadkulor, altan]
- key: kok
  title: Kök
  houses: [bostad]
  questions: [kok-form, koksluckor]
`,
  'cameras.yaml': `- { key: front, title: Entré }
- { key: back, title: Trädgård }
- { key: kitchen-1, title: Kök }
- { key: kitchen-2, title: Bänk }
`,
  'questions/fasad.yaml': `- key: fasadkulor
  title: Fasadkulör
  rendering: manifest
  camera: front
  answers:
    - key: fasad-rod
      title: Röd
      default: true
      base: [slamfarg]
      picture: ['facade:rod']
      sample: { pattern: lockpanel, colour: '#7c1d15', accent: '#ffffff' }
    - key: fasad-svart
      title: Svart
      base: [slamfarg, tjara]
      picture: ['facade:svart']
      sample: { pattern: lockpanel, colour: '#222222' }
- key: altan
  title: Altan
  accessories: true
  rule: '!(municipality == "Malmö" && sideBuilding)'
  answers:
    - key: altan-ingen
      title: Ingen altan
      sample: { pattern: ingen, colour: '#eeeeee' }
    - key: altan-stor
      title: Stor altan
      detailText: <p>Tryckt virke</p>
      rule: answer("fasad-svart") || anyAnswer(["ko", "rak"])
      whenNotSelectable: show
      price:
        price: { syd: 1200.5, norr: 1300 }
        units:
          - when: answer("ko")
            quantity: 24
          - when: base("tjara")
            quantity: altan
      sample: { pattern: altan, colour: '#aa8855' }
`,
  'questions/kok.yaml': `- key: kok-form
  title: Kökets form
  answers:
    - key: rak
      title: Rakt
      sample: { pattern: plan, colour: '#ffffff' }
    - key: ko
      title: Med köksö
      rule: municipality in ["Lund", "Luleå"]
      price: 25000
      sample: { pattern: plan, colour: '#ffffff' }
- key: koksluckor
  title: Köksluckor
  rule: answered("kok-form")
  answers:
    - key: lucka-vit
      title: Vita luckor
      sample: { pattern: lucka-slat, colour: '#ffffff' }
    - key: lucka-ek
      title: Luckor av ek
      rule: '!sideBuilding'
      price: { price: 350, per: luckor }
      sample: { pattern: lucka-ram, colour: '#bb9966' }
`,
  'base-questions.yaml': `- key: farg
  title: Färg
  answers:
    - key: slamfarg
      title: Slamfärg
      price: [{ price: 100, per: fasad }, { price: -500, when: answer("rak") }]
    - key: tjara
      title: Tjära
`,
  'houses/villa.yaml': `key: villa
title: Villa Prov
type: 1-plan
tags: [bostad]
floorArea: 120
buildArea: 130.5
rooms: 4
price: { syd: 2000000, norr: 2100000 }
shortDescription: <p>Liten</p>
information: <p>Mer</p>
quantities: { fasad: 150, altan: 30.5, luckor: 18 }
colours: ['facade:rod']
drawing: { width: 14, depth: 9, wallHeight: 2.9, roofPitch: 27, roof: sadeltak, windowsBelow: 4, windowsAbove: 0, doorAt: 0.4 }
`,
  'houses/garage.yaml': `key: garage
title: Garage Prov
type: Sidobyggnad
floorArea: 30
buildArea: 32
rooms: 0
price: { syd: 200000, norr: 210000 }
shortDescription: <p>Garage</p>
information: <p>Mer</p>
quantities: { fasad: 60, altan: 10 }
colours: ['facade:svart']
drawing: { width: 6, depth: 5, wallHeight: 2.5, roofPitch: 20, roof: pulpet, windowsBelow: 0, windowsAbove: 0, doorAt: 0.4, open: true }
`,
  'bundles.yaml': `- key: mork
  name: Mörkt
  description: Svart fasad
  detailedInfo: <p>Mer</p>
  answers: [fasad-svart, ko]
`,
  'campaigns.yaml': `- key: varen
  title: Våren
  text: <p>Vår</p>
  from: 2026-03-01
  to: 2026-05-31
  primary: true
  discount: 20000
  triggers:
    - { display: true, answers: [fasad-svart], accessoryLevel: 1000 }
- key: tillval
  title: Tillval
  text: <p>Mer för pengarna</p>
  levels: [{ accessories: 10000, discount: 1000 }, { accessories: 20000, discount: 3000 }]
  triggers:
    - { discount: true, defaultOf: [fasadkulor], baseAnswers: [slamfarg] }
`,
  'plots.yaml': `- { key: lund-1, address: Storgatan 1, municipality: Lund, area: Norr, landArea: 800, price: 450000, propertyReference: Lund 1:1 }
`,
  'salespersons.yaml': `- name: Åsa Lindqvist-Öhman
  title: Säljare
  email: asa@provhus.example
  phone: 010-2
  image: asa
  municipalities: [Lund]
- { name: Bo Ek, title: Säljare, email: bo@provhus.example, phone: 010-3 }
`,
  'product-information.yaml': `- question: koksluckor
  category: Kök
  title: Om luckor
  items:
    - { title: Ram, text: <p>Ram</p>, sample: { pattern: lucka-ram, colour: '#bb9966' } }
    - { title: Slät, text: <p>Slät</p> }
`,
  'alert-messages.yaml': `- { from: ko, to: rak, text: Köksön fick inte plats }
`,
  'consents.yaml': `- { slug: villkor, version: '1', title: Villkor, text: <p>Villkor</p> }
`,
  'texts.yaml': `start.title: Hej
`,
};
