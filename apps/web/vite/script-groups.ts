/**
 * Which modules are bundled together. A module belongs to the first group that it matches. Each group also contains the modules that it
 * imports, unless an earlier group has them. A few large scripts are better than many small ones: each script costs a request, and a large
 * script compresses better. All other modules belong to single pages.
 */
export const scriptGroups = [
  { name: 'framework', test: /node_modules\/(?:react|react-dom|react-router|scheduler)\// },
  {
    // The modules that nearly every page needs. Modules that only some pages share are bundled with those pages.
    name: 'shared',
    test: /apps\/web\/app\/(?:account\/(?:account-session|hear-other-tabs|login-bar|use-account|what-went-wrong)|addresses|document|page-context|api\/(?!create)|errors|network\/(?!measured-speed)|parts|preview|kept-house\/(?!house-links|house-row|kept-house-sheet|my-houses|opening-links|saved|tick-houses)|root|shell\/(?!preview)|site|styles|texts|ui\/(?!bring|cell|check|combobox|confirm|delivery|dialog|field|file-|filled|flyout|form|is-|labelled|loaded|password|placed|text-|wants|word|use-(?!loaded|near)))|packages\/contract\/src\/endpoints\/page-account|packages\/core\/src\/(?:campaigns\/stockholm-time|model\/money|pictures\/still-frame|summary\/format)|packages\/texts\/src\/(?:[^/]+|shell\/(?!form|preview)[^/]+)\.ts|lucide-react\/(?!.*\/icons\/(?:arrow-down|copy|file-down|house|mail|map-pin|minus|phone|plus|printer|search|share)\.mjs)/,
    minShareCount: 2,
  },
  // The modules that the public pages share. The configurator does not need them when it opens.
  {
    name: 'pages',
    test: /apps\/web\/app\/(?:houses\/(?:earlier-prices|last-day|listed-house)|ui\/placed-picture)|texts\/src\/guide\/(?:houses|kept)-texts/,
    minShareCount: 2,
  },
  // The icons that neither the start page nor the configurator shows at first.
  { name: 'icons', test: /lucide-react\/.*\/icons\/(?!house\.)/, minShareCount: 2 },
  // The parts of core and contract for the administration are bundled with the administration. If only the summary or a view that loads
  // later needs a part, the part is bundled with the summary or that view.
  {
    name: 'core',
    test: /packages\/core\/(?!src\/(?:(?:requests|quotes|orders|placement|plan|statistics)\/|campaigns\/campaign-outlook|pictures\/(?:chosen-answers|drawing-keys|is-described|model-answers)|rules\/(?:nearest-name|rule-references|rule-text)|prices\/(?:monthly|project)-cost|summary\/(?:all-options|compare|gallery-of|pictured-sections|plot-fit|summarize|summary-sheet)|visit\/(?:carry-over|find-way|helpful-picks|possible-answers)))/,
  },
  {
    // The contract of the API, and the modules that read and write the browser’s storage.
    name: 'contract',
    test: /packages\/contract\/(?!src\/(?:staff|count(?:ed-visit-body|s\.ts)|(?:record|quote|order)-bodies|quotes|orders|own-picture|endpoints\/(?:administrator|connection|count|export|for-staff|live|quote|order|own-picture|program|range-(?:desk|part|picture|preview|release)|record|staff|worked)))|node_modules\/zod\/|apps\/web\/app\/(?:api\/create-api|stored\/(?:bootstrap-storage|chosen-road|creation-key|kept-houses|made-links)|ui\/use-is-online|visit\/(?:guide-of|has-changed))|texts\/src\/configurator\/palette-texts/,
  },
  // The list of houses with its cards, and what the pages of single houses share with it. Also the style sheets of the visitor's own
  // houses: the start page loads these style sheets at once, and the script of these houses later.
  {
    name: 'house-cards',
    test: /apps\/web\/app\/(?:houses\/|kept-house\/(?:house-row|my-houses|opening-links)\.css)/,
    minShareCount: 2,
  },
  // The parts of Base UI that both pages and views of the configurator use.
  {
    name: 'elements',
    test: /@base-ui\/(?:utils|react\/(?:internals|utils|floating-ui-react\/(?:utils|hooks\/(?:useClick|useDismiss))))|@floating-ui\/utils/,
  },
  {
    name: 'forms',
    test: /node_modules\/react-hook-form\/|apps\/web\/app\/ui\/(?:check|field|filled|form-|labelled|loaded|password|text-|use-checked-form|word)|texts\/src\/shell\/form-texts/,
  },
  {
    name: 'dialogs',
    test: /@base-ui\/react\/(?:alert-)?dialog\/|apps\/web\/app\/(?:configurator\/loading-panel|ui\/(?:confirm-popup|flyout))/,
  },
  { name: 'municipalities', test: /apps\/web\/app\/municipality\/municipality-field/ },
  {
    name: 'account',
    test: /apps\/web\/app\/account\/(?:account-facts|forgot-form|has-newsletter|log-in|log-in-form|password-form)\.tsx?$/,
  },
  { name: 'registration', test: /apps\/web\/app\/account\/(?:load-registration|register-form)\.tsx?$/ },
  { name: 'projects', test: /kept-house\/saved-address|texts\/src\/guide\/projects-texts/ },
  {
    // This script also contains the code that stores pictures of the 3D model (`kept-pictures`), because the 3D model, the summary and the
    // list of houses share it.
    name: 'houses',
    test: /apps\/web\/app\/(?:kept-house\/tick-houses|saving\/(?:name-form|take-over(?:-form)?\.)|sharing\/link-field|stored\/kept-pictures)|contract\/src\/(?:endpoints\/)?own-picture|core\/src\/pictures\/(?:chosen-answers|drawing-keys)|texts\/src\/overlays\/share-texts/,
  },
  {
    // This script also contains small modules that the configurator needs only later, because a separate script would cost a request.
    name: 'configurator',
    test: /apps\/web\/app\/(?:configurator\/(?:configurator|first-frame|step-screen)|contact\/salesperson-line|offline\/register-worker|overview\/road-choice|saving\/(?:create-saver|save-notice)|stage\/(?:landscape-hint|picture\/read-manifest)|visit\/(?:begin-house|load-visit|prepare-visit|start-request)|routes\/bootstrap\/(?:act-for-customer|find-begun|open-configurator))\.tsx?/,
  },
  // The page with the bundles, before the first question. A view that loads later uses these modules too.
  {
    name: 'bundles',
    test: /apps\/web\/app\/(?:bundles\/(?:bundles|use-)|configurator\/bundles-screen)|texts\/src\/configurator\/bundles-texts/,
  },
  // The note that a picture is an example, or does not show the chosen answer. It loads after the picture, and the summary shows it too.
  { name: 'seen-note', test: /apps\/web\/app\/stage\/seen-note|texts\/src\/configurator\/seen-texts/ },
  // The summary has its own script, because a visitor who opens its address needs no other view.
  { name: 'summary', test: /apps\/web\/app\/summary\/|packages\/core\/src\/(?:pictures\/model-answers|prices\/monthly-cost)/ },
  // The modules that the pages of the administration share. They are in few scripts, because every visitor loads React Router’s manifest,
  // which contains the name of each script of each page.
  {
    name: 'administration',
    test: /apps\/web\/app\/administration\/|packages\/(?:texts\/src\/administration|core\/src\/(?:requests|statistics)\/|core\/src\/rules\/(?:nearest-name|rule-references|rule-text))|packages\/contract\/src\/(?:staff|endpoints\/(?:connection|export|live|range-(?:desk|part|picture|preview|release)|worked))/,
    minShareCount: 2,
  },
  // This script loads at the visitor’s first input.
  {
    name: 'views',
    test: /apps\/web\/app\/(?:configurator\/later-views|stage\/model-button)\.tsx?|texts\/src\/configurator\/model-texts|packages\/core\/src\/(?:campaigns\/campaign-outlook|pictures\/is-described|summary\/(?:all-options|plot-fit)|visit\/(?:carry-over|find-way|helpful-picks|possible-answers))/,
  },
  // The description of a house, which the situation plan and the 3D model need. Both load when the visitor opens them.
  { name: 'plan', test: /packages\/core\/src\/(?:placement|plan)\/|apps\/web\/app\/visit\/load-described-house/ },
  { name: 'sun', test: /node_modules\/suncalc\/|apps\/web\/app\/sun\// },
  { name: 'placement', test: /packages\/(?:drawings|texts\/src\/overlays\/placement-texts)|apps\/web\/app\/placement\// },
  // The 3D model of the house.
  {
    name: 'model',
    test: /node_modules\/(?:three|earcut)\/|packages\/(?:house-model|texts\/src\/configurator\/model-tools-texts)|apps\/web\/app\/stage\/model\//,
  },
].map((group, at, groups) => ({ ...group, priority: groups.length - at }));
